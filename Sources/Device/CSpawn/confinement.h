#pragma once

/// Adds to a ruleset of `cspawn_confinement` what the kernel tells of processes: a process that crashes has a child of its own
/// look at it, whose number nobody knows beforehand. Of others that is what everybody on the machine may read; Landlock keeps
/// their memory and environment from a confined process. Returns 0, or an errno.
int confinement_allow_processes(int ruleset);
