// Text broken into lines and measured by Pango, without Pango's types: its cast macros and variadics are beyond Swift.
#ifndef CTEXTLAYOUT_H
#define CTEXTLAYOUT_H

#include <stdbool.h>
#include <stdint.h>

/// Bytes of the text that have one font.
typedef struct {
    uint32_t start;
    uint32_t end;
    /// Families in the order they are tried, with commas between.
    const char *family;
    double size;
    /// 100…900
    int32_t weight;
    bool is_italic;
    /// Between characters.
    double spacing;
    /// As wide as each character is, whatever its font says; 0 for the font's.
    double shape_width;
} ctext_run;

typedef enum { CTEXT_CUT_NONE, CTEXT_CUT_START, CTEXT_CUT_MIDDLE, CTEXT_CUT_END } ctext_cut;

/// How lines are made.
typedef struct {
    /// Negative for one line per paragraph.
    double width;
    /// 0 for as many as it takes.
    int32_t max_lines;
    ctext_cut cut;
    bool wraps_anywhere;
    /// Before the first line of a paragraph; a negative one is before each other line.
    double indent;
} ctext_options;

/// A line: the bytes that it shows, and among them those in whose place an ellipsis stands (none: equal).
typedef struct {
    int32_t start;
    int32_t length;
    double width;
    int32_t cut_start;
    int32_t cut_end;
} ctext_line;

typedef struct ctext_layout ctext_layout;

/// Takes the fonts of a file; false where they cannot be read. To be called on the one thread, as the others.
bool ctext_add_fonts(const char *path);


/// Lays out UTF-8 text; ended by ctext_layout_destroy. To be called on one thread alone.
ctext_layout *ctext_layout_create(
    const char *text, int32_t length, const ctext_run *runs, int32_t run_count, ctext_options options);
int32_t ctext_layout_line_count(const ctext_layout *layout);
ctext_line ctext_layout_line(const ctext_layout *layout, int32_t index);
/// How far from the line's beginning the letter of a byte begins.
double ctext_layout_x(const ctext_layout *layout, int32_t line, int32_t byte);
void ctext_layout_destroy(ctext_layout *layout);

#endif
