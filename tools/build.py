"""Compile the rules in place, only when a source changed; say so when there is no compiler.

python tools/build.py            build what is out of date
python tools/build.py --check    exit 1 if compiled files do not match their sources
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = ROOT / "build" / "stamp"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def fingerprint() -> str:
    """Over everything that can change the compiled files."""
    digest = hashlib.sha256(f"{sys.version} {os.environ.get('ZASHIKI_OPT', '3')}".encode())
    for file in [ROOT / "setup.py", *sorted((ROOT / "src").rglob("*.py"))]:
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def compiled_files() -> list[Path]:
    return sorted((ROOT / "src").rglob(f"*{SUFFIX}"))


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build() -> int:
    if is_fresh():
        return 0
    for file in compiled_files():
        file.unlink()  # a stale one beside an edited source would win
    print("Compiling the rules with mypyc …", flush=True)
    run = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        print(run.stdout[-4000:], run.stderr[-4000:], sep="\n", file=sys.stderr)
        return run.returncode
    if not compiled_files():
        print("No C compiler found: the rules run interpreted, about 50 times slower.")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(fingerprint())
    return 0


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if is_fresh() else "Compiled files are out of date: run `make build`.")
    sys.exit(build())
