#pragma once
#include <sys/types.h>

/// Starts a program in a process group of its own, with default signals, its output and errors in `output`, nothing
/// to read, and no other descriptor open. Returns 0, or an errno. In C because glibc shows
/// posix_spawn_file_actions_addclosefrom_np and …addchdir_np only under _GNU_SOURCE, which Swift's Glibc lacks.
int cspawn_start(
    pid_t *process,
    const char *executable,
    char *const arguments[],
    char *const environment[],
    const char *directory,
    int output);
