"""A server of media as they are in the world: parts on demand, redirects, errors, lies and answers without an end."""

import re
import struct
import threading

from local_server import LocalServer, Quiet

PADDING = 12_000_000


def moov_last(clip):
    """The same video, its index behind a long nothing: only who asks for parts finds it soon."""
    boxes, at = {}, 0
    while at < len(clip):
        size, name = struct.unpack(">I4s", clip[at : at + 8])
        boxes[name] = (at, clip[at : at + size])
        at += size
    moved = len(boxes[b"ftyp"][1]) - boxes[b"mdat"][0]
    moov = bytearray(boxes[b"moov"][1])
    for found in re.finditer(b"stco", bytes(moov)):
        count = struct.unpack(">I", moov[found.end() + 4 : found.end() + 8])[0]
        for index in range(count):
            place = found.end() + 8 + 4 * index
            moov[place : place + 4] = struct.pack(">I", struct.unpack(">I", moov[place : place + 4])[0] + moved)
    nothing = struct.pack(">I4s", PADDING + 8, b"free") + bytes(PADDING)
    return boxes[b"ftyp"][1] + boxes[b"mdat"][1] + nothing + bytes(moov)


class StreamServer(LocalServer):
    """Serves `files`, a dictionary of names to bytes; what stands before the name says how."""

    def __init__(self, files):
        self.asked = []
        outer = self

        class Handler(Quiet):
            def do_GET(self):
                outer.asked.append((self.path, self.headers.get("range")))
                kind, name = re.match(r"/(?:(\w+)/)?([^?]*)", self.path).groups()
                if kind == "missing":
                    return self.send_error(404)
                if kind == "silent":
                    return outer.over.wait(60)
                if kind == "moved":
                    return self.redirect(f"/{name}")
                if kind == "round":
                    return self.redirect(self.path)
                if kind == "file":
                    return self.redirect("file:///etc/passwd")
                if kind == "page":
                    return self.answer(b"<script>alert(1)</script>", "text/html")
                if kind == "endless":
                    return self.endless(files[name])
                self.answer(files[name], None, takes_parts=kind != "whole")

            def redirect(self, place):
                self.send_response(302)
                self.send_header("location", place)
                self.send_header("content-length", "0")
                self.end_headers()

            def answer(self, body, kind, takes_parts=False):
                part = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("range", "")) if takes_parts else None
                start = int(part[1]) if part else 0
                end = min(int(part[2]) + 1, len(body)) if part and part[2] else len(body)
                self.send_response(206 if part else 200)
                if part:
                    self.send_header("content-range", f"bytes {start}-{end - 1}/{len(body)}")
                if kind:
                    self.send_header("content-type", kind)
                self.send_header("content-length", str(end - start))
                self.end_headers()
                self.write(body[start:end])

            def endless(self, start):
                self.send_response(200)
                self.send_header("content-type", "video/mp4")
                self.end_headers()
                if not self.write(start):
                    return
                while not outer.over.is_set() and self.write(bytes(65_536)):
                    pass

        self.over = threading.Event()
        super().__init__(Handler)

    def close(self):
        self.over.set()
        super().close()
