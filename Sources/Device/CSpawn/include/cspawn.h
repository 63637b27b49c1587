#pragma once
#include <stdint.h>
#include <sys/types.h>

/// How a program is started, and within which bounds. Strings and lists belong to the caller.
struct cspawn_launch {
    const char *executable;
    char *const *arguments;
    char *const *environment;
    const char *directory;
    /// What it reads; -1 for nothing.
    int input;
    /// Its output and its errors.
    int output;
    /// What becomes its descriptor 3, such as its end of a pair of sockets; -1 for none.
    int link;
    /// The entrance of the control group that it is put into (`cgroup.procs`); -1 for its starter's. Its owner closes it.
    int control_group;
    /// Limits (setrlimit), hard ones; 0 leaves what the caller has.
    uint64_t data_bytes;
    uint64_t cpu_seconds;
    uint64_t file_bytes;
    uint64_t open_files;
    /// Whether it is kept in a sandbox: it cannot leave its process group, and its system calls are filtered.
    int is_confined;
    /// The sandbox's files, which `cspawn_confinement` made; -1 where the kernel has no such thing. Its owner closes it.
    int confinement;
    /// Whether a process in a sandbox can make sockets of the Internet.
    int may_use_network;
};

/// A program that was started.
struct cspawn_started {
    pid_t process;
    /// Can be read from once the process has ended (pidfd_open(2)); whoever started it closes it.
    int ended;
};

/// Starts a program in a session of its own, with default signals, no terminal, and no other descriptor open.
/// Returns 0, or an errno. In C because what is set between vfork and exec may use nothing that Swift's runtime does.
int cspawn_start(struct cspawn_started *started, const struct cspawn_launch *launch);

/// Whether the kernel filters system calls (seccomp(2)).
int cspawn_can_filter(void);

/// The version of Landlock that the kernel has; 0 for none.
int cspawn_confinement_version(void);

/// Makes a Landlock ruleset: files below `readable` may be read and executed, those below `writable` changed too, and
/// nothing else be opened; without `may_connect` no TCP connection can be made (from version 4 on). Both lists end with
/// NULL; places that are not there are passed over. Returns a descriptor, or -errno.
int cspawn_confinement(const char *const *readable, const char *const *writable, int may_connect);

/// What lies in some folders: the disk that it takes, and files and folders.
struct cspawn_storage {
    uint64_t bytes;
    uint64_t files;
};

/// Looks through `folders`, a list that ends with NULL, without following links, until more than `most` was found.
/// Returns 0, or an errno. In C because Swift does not see `fts`.
int cspawn_look_through(char *const *folders, struct cspawn_storage most, struct cspawn_storage *found);

/// Whether systemd has marked a control group as left to whoever runs in it (systemd.resource-control(5), Delegate=).
/// In C because Swift does not see extended attributes.
int cspawn_is_delegated(const char *folder);
