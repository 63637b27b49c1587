#include "cspawn.h"

#include <errno.h>
#include <fts.h>
#include <stddef.h>
#include <sys/stat.h>

int cspawn_look_through(char *const *folders, struct cspawn_storage most, struct cspawn_storage *found) {
    *found = (struct cspawn_storage){0};
    // Without any, fts reads what is not there.
    if (!*folders) return 0;
    FTS *walk = fts_open(folders, FTS_PHYSICAL | FTS_NOCHDIR | FTS_XDEV, NULL);
    if (!walk) return errno;
    FTSENT *entry;
    while ((entry = fts_read(walk))) {
        // A folder is met again on the way up; what went away meanwhile, or cannot be read, has no size.
        if (entry->fts_info == FTS_DP || entry->fts_info == FTS_NS || entry->fts_info == FTS_ERR) continue;
        found->files++;
        found->bytes += (uint64_t)entry->fts_statp->st_blocks * 512;
        if (found->bytes > most.bytes || found->files > most.files) break;
    }
    fts_close(walk);
    return 0;
}
