"""The command line: `gaiola ...`. Exit codes: 0 fine, 1 the thing asked about is bad, 2 wrong arguments."""


def main() -> None:
    from .app import app  # not before: commands that a game brings stand on modules beside this one

    app()
