// Pixels made of paths, pictures and text by Cairo, which is loaded at the first use: an extension that draws nothing
// into pixels does not pay for it.
#ifndef CDRAWING_H
#define CDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cdrawing cdrawing;

/// How what is drawn mixes with what lies under it; raw values as `CGBlendMode`.
typedef int32_t cdrawing_mode;

/// A colour, each part 0 to 1.
typedef struct {
    double red, green, blue, alpha;
} cdrawing_color;

/// A line along a path.
typedef struct {
    double width;
    /// 0 cut off, 1 round, 2 square
    int32_t cap;
    /// 0 a corner, 1 round, 2 bevelled
    int32_t join;
    double miter_limit;
    const double *dashes;
    int32_t dash_count;
    double dash_phase;
} cdrawing_line;

/// Bytes of a text that look alike.
typedef struct {
    uint32_t start, end;
    /// Families in the order in which they are tried, with commas between.
    const char *family;
    double size;
    /// 100…900
    int32_t weight;
    bool is_italic, is_underlined, is_struck, has_background;
    double spacing, rise;
    cdrawing_color color, background;
} cdrawing_run;

/// Clear pixels.
///
/// @param scale  pixels to a point; everything else is told in points.
/// @return NULL where Cairo is not installed, or there is no memory.
cdrawing *cdrawing_create(int32_t width, int32_t height, double scale);
void cdrawing_destroy(cdrawing *drawing);

/// The pages of a PDF document, one after the other, in points.
///
/// @return NULL where Cairo is not installed.
cdrawing *cdrawing_create_document(double width, double height);
/// The size of the page that is drawn next; before anything is drawn on it.
void cdrawing_set_page_size(cdrawing *drawing, double width, double height);
/// @param key  0 title, 1 author, 2 subject, 3 keywords, 4 creator.
void cdrawing_set_information(cdrawing *drawing, int32_t key, const char *value);
/// @param attributes  as Cairo's tag of a link has them.
void cdrawing_link(cdrawing *drawing, const char *attributes);
/// Ends a page.
void cdrawing_show_page(cdrawing *drawing);
/// Ends the document; nothing is drawn afterwards.
///
/// @return its bytes, as long as the drawing is there; NULL where it failed.
const uint8_t *cdrawing_finish(cdrawing *drawing, size_t *length);

/// Four bytes for each pixel (red, green, blue, alpha), row by row from the top.
void cdrawing_read(cdrawing *drawing, uint8_t *bytes);

void cdrawing_save(cdrawing *drawing);
void cdrawing_restore(cdrawing *drawing);
void cdrawing_transform(cdrawing *drawing, const double map[6]);
void cdrawing_set_mode(cdrawing *drawing, cdrawing_mode mode);

/// The path that is drawn next.
///
/// @param verbs  `M`, `L` (two numbers), `Q` (four), `C` (six), `Z` (none).
void cdrawing_path(cdrawing *drawing, const char *verbs, int32_t count, const double *numbers);
void cdrawing_clip(cdrawing *drawing, bool is_even_odd);

void cdrawing_use_color(cdrawing *drawing, cdrawing_color color);
/// A gradient from one point to another, or in circles around the first.
void cdrawing_use_gradient(
    cdrawing *drawing, bool is_radial, const double ends[4], int32_t count, const double *places, const cdrawing_color *colors);
void cdrawing_fill(cdrawing *drawing, bool is_even_odd);
void cdrawing_stroke(cdrawing *drawing, cdrawing_line line);

/// Draws a picture of `width` times `height` pixels, as those of `cdrawing_read`, over a box.
///
/// @param tint  draws its shape in this colour; NULL as it is.
void cdrawing_picture(
    cdrawing *drawing, const uint8_t *bytes, int32_t width, int32_t height, const double box[4], double alpha,
    const cdrawing_color *tint);

/// Draws one line of text.
///
/// @param x  where it begins.
/// @param baseline  on which its letters stand.
void cdrawing_text(
    cdrawing *drawing, const char *text, int32_t length, const cdrawing_run *runs, int32_t count, double x, double baseline);

#endif
