"""A root folder with little more than Debian's base system, in which a package has to stand on what it declares."""

import os
import pathlib
import re
import subprocess

DPKG = pathlib.Path("/var/lib/dpkg")
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
USER = 1000


def stanzas():
    """The packages of this machine that are installed, by name; and who provides what."""
    found, provides = {}, {}
    for text in (DPKG / "status").read_text().split("\n\n"):
        fields = dict(re.findall(r"^([A-Z][\w-]*): ?(.*(?:\n[ \t].*)*)", text, flags=re.M))
        if fields.get("Status") != "install ok installed":
            continue
        found[fields["Package"]] = fields | {"text": text}
        for name in re.findall(r"[^\s,()]+(?= *(?:\(|,|$))", fields.get("Provides", "")):
            provides.setdefault(name, fields["Package"])
    return found, provides


def needed(depends, known, provides):
    """What a Depends field leads to on this machine: of alternatives the first that is there."""
    for group in filter(None, (part.strip() for part in depends.split(","))):
        names = [re.split(r"[\s(:]", one.strip())[0] for one in group.split("|")]
        yield next((provides.get(name, name) for name in names if name in known or name in provides), None), group


def closure(depends, known, provides):
    """The base system and what `depends` needs, with all that those need."""
    todo = [name for name, fields in known.items() if fields.get("Essential") == "yes" or fields.get("Priority") == "required"]
    # Declared, and not installed here: dpkg says so itself.
    todo += [name for name, _ in needed(depends, known, provides) if name]
    done = set()
    while todo:
        name = todo.pop()
        if name in done:
            continue
        done.add(name)
        fields = known[name]
        more = ", ".join(fields[key] for key in ("Pre-Depends", "Depends") if key in fields)
        todo += [other for other, _ in needed(more, known, provides) if other]
    return done


class FreshRoot:
    """The root, and commands in it as an ordinary user."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.environment = {"PATH": PATH, "HOME": "/home/tester", "LANG": "C.UTF-8"}
        # Folders of this machine that are seen in it, by their place there.
        self.seen = []

    def copy_of_this_machine(self, depends):
        """Without a mirror: the packages that this machine has of Debian, and none but those."""
        known, provides = stanzas()
        names = closure(depends, known, provides)
        for folder in ("usr/bin", "usr/sbin", "usr/lib", "usr/lib64", "var/lib/dpkg/info", "var/lib/dpkg/updates", "etc", "tmp", "proc", "dev", "root", "var/cache", "var/log"):
            (self.folder / folder).mkdir(parents=True, exist_ok=True)
        for name in ("bin", "sbin", "lib", "lib64"):
            (self.folder / name).symlink_to(f"usr/{name}")
        paths, infos = set(), self.folder / "var/lib/dpkg/info"
        for name in names:
            for info in [*(DPKG / "info").glob(f"{name}.*"), *(DPKG / "info").glob(f"{name}:*")]:
                (infos / info.name).write_bytes(info.read_bytes())
                if info.suffix == ".list":
                    paths |= {line for line in info.read_text().splitlines() if os.path.lexists(line) and line not in ("/.", "/bin", "/sbin", "/lib", "/lib64")}
        listed = "\0".join(path.lstrip("/") for path in sorted(paths)) + "\0"
        reading = subprocess.Popen(["tar", "-C", "/", "--no-recursion", "--null", "-T", "-", "-cf", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        writing = subprocess.Popen(["tar", "-C", self.folder, "--keep-directory-symlink", "-xf", "-"], stdin=reading.stdout)
        reading.stdin.write(listed.encode())
        reading.stdin.close()
        assert writing.wait() == 0
        (self.folder / "var/lib/dpkg/status").write_text("".join(known[name]["text"] + "\n\n" for name in sorted(names)))
        (self.folder / "etc/passwd").write_bytes(pathlib.Path("/usr/share/base-passwd/passwd.master").read_bytes().replace(b":*:", b":x:"))
        (self.folder / "etc/group").write_bytes(pathlib.Path("/usr/share/base-passwd/group.master").read_bytes())
        subprocess.run(["cp", "-a", "/etc/alternatives", self.folder / "etc"], check=True)
        subprocess.run(["ldconfig", "-r", self.folder], check=True)

    def debootstrap(self):
        """From the mirror that debootstrap takes when none is named."""
        release = re.search(r"VERSION_CODENAME=(\w+)", pathlib.Path("/etc/os-release").read_text())[1]
        subprocess.run(["debootstrap", "--variant=minbase", release, self.folder], check=True, stdout=subprocess.DEVNULL, timeout=900)

    def add_user(self):
        # As every installed machine has it.
        (self.folder / "etc/hosts").write_text("127.0.0.1 localhost\n::1 localhost\n")
        with open(self.folder / "etc/passwd", "a") as passwd:
            passwd.write(f"tester:x:{USER}:{USER}::/home/tester:/bin/sh\n")
        home = self.folder / "home/tester"
        home.mkdir(parents=True)
        os.chown(home, USER, USER)
        os.chmod(self.folder / "tmp", 0o1777)

    def give(self, source, name):
        """A copy of a file or folder in the user's home."""
        target = self.folder / "home/tester" / name
        subprocess.run(["cp", "-rL", source, target], check=True)
        subprocess.run(["chown", "-R", f"{USER}:{USER}", target], check=True)
        return f"/home/tester/{name}"

    def line(self, *command, user=USER):
        """The words that run a command in it: /proc and devices are there for as long as it runs."""
        mounts = [f"mount -t proc proc {self.folder}/proc", f"mount --rbind /dev {self.folder}/dev"]
        for source, place in self.seen:
            (self.folder / place.lstrip("/")).mkdir(parents=True, exist_ok=True)
            mounts.append(f"mount --bind {source} {self.folder}{place}")
        named = [f"{name}={value}" for name, value in self.environment.items()]
        inside = ["chroot", f"--userspec={user}:{user}", str(self.folder), "env", "-i", *named, *map(str, command)]
        return ["unshare", "--mount", "sh", "-ec", "; ".join(mounts) + '; exec "$@"', "sh", *inside]

    def run(self, *command, user=USER, timeout=120, **options):
        return subprocess.run(self.line(*command, user=user), capture_output=True, text=True, timeout=timeout, cwd="/", **options)
