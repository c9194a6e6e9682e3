"""The numbered rules of a game for reading in a terminal."""

from pathlib import Path

from ..words import Rule, Words, read_rules


class Rules:
    """The rules of a game in one language."""

    def __init__(self, folder: Path, words: Words) -> None:
        self.words = words
        self.book = read_rules(folder / "text" / f"rules.{words.lang}.md")

    def chosen(self, number: str = "") -> list[str]:
        """The rule of this number, or all of a chapter, or everything; empty if there is none."""
        numbers = list(self.book.rules)
        if not number:
            return numbers
        return [each for each in numbers if each == number or each.startswith(f"{number}.")]

    def heading(self, number: str) -> str:
        return self.words.heading(number)

    def title(self, number: str) -> str:
        return f"{number} {self.heading(number)}"

    def text(self, number: str) -> str:
        """The text as a terminal prints it."""
        return printed(self.book.find(number))


def printed(rule: Rule) -> str:
    """The text with each paragraph on one line, for the terminal to break, nothing bold; ends with an empty line."""
    text = rule.text.replace("**", "")
    paragraphs = [_one_line(paragraph) for paragraph in text.split("\n\n")] if text else []
    return "\n\n".join(paragraphs) + "\n" if paragraphs else ""


def _one_line(paragraph: str) -> str:
    lines: list[str] = []
    for line in paragraph.splitlines():
        if line.startswith("- ") or not lines:
            lines.append(line)
        else:
            lines[-1] += " " + line.strip()
    return "\n".join(lines)
