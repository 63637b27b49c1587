"""The pixels of a picture's file."""

import subprocess


class Pixels:
    """A picture that ffmpeg has decoded; what is clear is as its file says."""

    def __init__(self, file):
        probe = ["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", "-i", "-"]
        size = subprocess.run(probe, input=file, capture_output=True, check=True).stdout.decode().strip()
        self.width, self.height = map(int, size.split(","))
        decode = ["ffmpeg", "-v", "error", "-i", "-", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
        self.bytes = subprocess.run(decode, input=file, capture_output=True, check=True).stdout

    def at(self, x, y):
        """Red, green and blue of a pixel, from the upper left."""
        start = (y * self.width + x) * 3
        return tuple(self.bytes[start : start + 3])
