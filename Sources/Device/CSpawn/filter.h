#pragma once
#include <stdint.h>

/// Filters this process's system calls from here on, for good (seccomp(2)): the kernel's other interfaces that a sandbox of
/// files does not hold. To be called between vfork and exec, once no privileges can be won any more.
///
/// `may_use_network`: whether sockets of the Internet can be made; `keeps_signals`: whether Landlock holds signals already.
/// Returns 0, or an errno.
int cspawn_filter(int may_use_network, int keeps_signals);
