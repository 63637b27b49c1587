// Only names the library: CTextLayout is what uses it.
#include <pango/pangoft2.h>
