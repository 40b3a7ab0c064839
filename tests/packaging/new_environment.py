"""A new virtual environment that holds a wheel and what it requires, and nothing else.

What it requires is taken from the environment of the tests, so that no network is needed; what the
wheel forgot to require is missing, as it would be elsewhere.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

HERE = Path(sysconfig.get_path("purelib"))


class Environment:
    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, symlinks=True)
        paths = {"base": str(folder), "platbase": str(folder)}
        self.bin = Path(sysconfig.get_path("scripts", vars=paths))
        self.packages = Path(sysconfig.get_path("purelib", vars=paths))
        command = [sys.executable, "-m", "pip", "--quiet", "--python", str(self.bin / "python")]
        command += ["install", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
        subprocess.run(command, check=True)
        (installed,) = Distribution.discover(name="zashiki", path=[str(self.packages)])
        for required in closure(installed):
            self._link(required)

    def _link(self, package: Distribution) -> None:
        """Its folders and modules; not its programs, which lie outside."""
        tops = {file.parts[0] for file in package.files or () if ".." not in file.parts}
        for top in tops - {"__pycache__"}:
            target = self.packages / top
            if not target.exists():  # two packages may share a folder
                target.symlink_to(HERE / top)


def closure(package: Distribution) -> list[Distribution]:
    """All that a package requires, and what that requires."""
    found: dict[tuple[str, str], Distribution] = {}
    due = [(package, "")]
    while due:
        one, extra = due.pop()
        for requirement in map(Requirement, one.requires or ()):
            if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                continue
            for wanted in ("", *requirement.extras):
                key = (requirement.name, wanted)
                if key not in found:
                    found[key] = distribution(requirement.name)
                    due.append((found[key], wanted))
    return list(found.values())
