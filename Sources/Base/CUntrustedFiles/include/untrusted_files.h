#pragma once
#include <stdint.h>
#include <sys/types.h>

/// Opens `name`, a relative path, beneath the folder that `folder` is a descriptor of. No link is followed, not in any
/// part of the name, and nothing above the folder is reached. The descriptor does not block, becomes nobody's terminal and
/// is closed at an exec. `flags` are added to open(2)'s; `mode` is for O_CREAT.
///
/// Returns a descriptor, or -errno: -ELOOP for a link, -EXDEV for a name that leaves the folder.
int untrusted_open(int folder, const char *name, int flags, mode_t mode);

/// The same where the kernel has no openat2(2): one part of the name after another.
int untrusted_open_stepwise(int folder, const char *name, int flags, mode_t mode);

/// Copies `bytes` of a file from its beginning to the descriptor `to`, sharing blocks where the disk can.
/// Returns 0, or an errno; EIO when the file has become shorter.
int untrusted_copy(int from, int to, uint64_t bytes);

/// Removes `name`, which is no path, from a folder, with all that lies in it; links are removed and never followed.
/// Returns 0, or an errno; ENOENT is success.
int untrusted_remove(int folder, const char *name);

/// Called for each entry; a value other than 0 ends the look.
typedef int (*untrusted_entry)(void *context, const char *name, unsigned char kind);

/// Names the entries of a folder, but for `.` and `..`; `kind` is dirent's d_type. Returns 0, an errno, or what `entry`
/// returned.
int untrusted_list(int folder, untrusted_entry entry, void *context);
