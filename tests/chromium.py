"""The browser that tests and pictures use: a Chromium of this system, found or installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first draws the same pages without a window's frame around them, which takes a fifth less work."""

PACKAGES = ("chromium-headless-shell", "chromium")
"""Of Debian; older systems have the second only."""


def find() -> str | None:
    """Where Chromium is; GAIOLA_CHROMIUM names one that is not on the path."""
    named = os.environ.get("GAIOLA_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def needed() -> str:
    """Where Chromium is; without one the tests fail, they are never skipped."""
    found = find()
    if found is None:
        raise RuntimeError("no Chromium was found: run `make test`, or set GAIOLA_CHROMIUM to one")
    return found


def main() -> int:
    if find() is None and shutil.which("apt-get") is not None:
        print("Installing Chromium for the browser tests (first time only) ...", flush=True)
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
        subprocess.run([*sudo, "apt-get", "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
        for package in PACKAGES:
            if find() is None:
                install = [*sudo, "apt-get", "install", "-y", "-qq", package]
                subprocess.run(install, check=False, stdout=subprocess.DEVNULL)
    if find() is None:
        print(
            "The browser tests need Chromium, and none could be installed. Install it with your system's packages "
            "(apt install chromium, dnf install chromium, brew install --cask chromium) or set GAIOLA_CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
