"""The routes that this game brings, as far as nothing of a running table can be seen there; see
tests/conformance/doors.py."""

EXCUSED = {
    "MOUNT /static/room/mercado": "files",
    "GET /campaign": "finished challenges of one player",
    "POST /campaign/play": "leads to one's own table",
    "POST /campaign/practise": "lays a table",
    "POST /campaign/new": "empties one's own sheet",
}
