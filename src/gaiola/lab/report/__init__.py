"""The report of a tournament: one HTML file that opens offline, in three languages."""

from .page import REPORT, write_report

__all__ = ["REPORT", "write_report"]
