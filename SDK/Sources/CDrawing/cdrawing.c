#include "cdrawing.h"

#include <dlfcn.h>
#include <pango/pango.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of Cairo and of Pango's part for it, whose headers need not be installed.
#define FUNCTIONS(X)                                                                                                   \
    X(void *, cairo_image_surface_create, (int, int, int))                                                             \
    X(void *, cairo_image_surface_create_for_data, (unsigned char *, int, int, int, int))                              \
    X(unsigned char *, cairo_image_surface_get_data, (void *))                                                         \
    X(int, cairo_image_surface_get_stride, (void *))                                                                   \
    X(int, cairo_surface_status, (void *))                                                                             \
    X(void *, cairo_pdf_surface_create_for_stream, (int (*)(void *, const unsigned char *, unsigned), void *, double, double)) \
    X(void, cairo_pdf_surface_set_size, (void *, double, double))                                                      \
    X(void, cairo_pdf_surface_set_metadata, (void *, int, const char *))                                               \
    X(void, cairo_show_page, (void *))                                                                                 \
    X(void, cairo_tag_begin, (void *, const char *, const char *))                                                     \
    X(void, cairo_tag_end, (void *, const char *))                                                                     \
    X(void, cairo_surface_finish, (void *))                                                                            \
    X(void, cairo_surface_flush, (void *))                                                                             \
    X(void, cairo_surface_destroy, (void *))                                                                           \
    X(void *, cairo_create, (void *))                                                                                  \
    X(void, cairo_destroy, (void *))                                                                                   \
    X(void, cairo_save, (void *))                                                                                      \
    X(void, cairo_restore, (void *))                                                                                   \
    X(void, cairo_scale, (void *, double, double))                                                                     \
    X(void, cairo_translate, (void *, double, double))                                                                 \
    X(void, cairo_transform, (void *, const void *))                                                                   \
    X(void, cairo_set_operator, (void *, int))                                                                         \
    X(int, cairo_get_operator, (void *))                                                                               \
    X(void, cairo_new_path, (void *))                                                                                  \
    X(void, cairo_move_to, (void *, double, double))                                                                   \
    X(void, cairo_line_to, (void *, double, double))                                                                   \
    X(void, cairo_curve_to, (void *, double, double, double, double, double, double))                                  \
    X(void, cairo_get_current_point, (void *, double *, double *))                                                     \
    X(void, cairo_close_path, (void *))                                                                                \
    X(void, cairo_rectangle, (void *, double, double, double, double))                                                 \
    X(void, cairo_set_fill_rule, (void *, int))                                                                        \
    X(void, cairo_clip, (void *))                                                                                      \
    X(void, cairo_fill, (void *))                                                                                      \
    X(void, cairo_stroke, (void *))                                                                                    \
    X(void, cairo_paint_with_alpha, (void *, double))                                                                  \
    X(void, cairo_mask_surface, (void *, void *, double, double))                                                      \
    X(void, cairo_set_source_rgba, (void *, double, double, double, double))                                           \
    X(void, cairo_set_source, (void *, void *))                                                                        \
    X(void, cairo_set_source_surface, (void *, void *, double, double))                                                \
    X(void *, cairo_get_source, (void *))                                                                              \
    X(void, cairo_pattern_set_filter, (void *, int))                                                                   \
    X(void, cairo_pattern_set_extend, (void *, int))                                                                   \
    X(void *, cairo_pattern_create_linear, (double, double, double, double))                                           \
    X(void *, cairo_pattern_create_radial, (double, double, double, double, double, double))                           \
    X(void, cairo_pattern_add_color_stop_rgba, (void *, double, double, double, double, double))                       \
    X(void, cairo_pattern_destroy, (void *))                                                                           \
    X(void, cairo_set_line_width, (void *, double))                                                                    \
    X(void, cairo_set_line_cap, (void *, int))                                                                         \
    X(void, cairo_set_line_join, (void *, int))                                                                        \
    X(void, cairo_set_miter_limit, (void *, double))                                                                   \
    X(void, cairo_set_dash, (void *, const double *, int, double))                                                     \
    X(void *, cairo_font_options_create, (void))                                                                       \
    X(void, cairo_font_options_set_hint_style, (void *, int))                                                          \
    X(void, cairo_font_options_set_hint_metrics, (void *, int))                                                        \
    X(void, cairo_font_options_set_antialias, (void *, int))                                                           \
    X(void, cairo_font_options_destroy, (void *))                                                                      \
    X(PangoContext *, pango_cairo_create_context, (void *))                                                            \
    X(void, pango_cairo_context_set_font_options, (PangoContext *, const void *))                                      \
    X(void, pango_cairo_show_layout_line, (void *, PangoLayoutLine *))

#define DECLARE(result, name, parameters) result(*name) parameters;
static struct {
    FUNCTIONS(DECLARE)
} cairo;
static bool is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    is_there = true;
#define FIND(result, name, parameters)                                                                                 \
    if (!(cairo.name = (result(*) parameters)dlsym(library, #name))) is_there = false;
    FUNCTIONS(FIND)
}

// Cairo's numbers.
enum { ARGB32 = 0, FILTER_GOOD = 1, EXTEND_PAD = 3, EVEN_ODD = 1, NO_HINTS = 1, METRICS_OFF = 1, GRAY = 2 };
enum { OPERATOR_SOURCE = 1, OPERATOR_OVER = 2, OPERATOR_IN = 3, OPERATOR_OUT = 4, DEST_IN = 8, DEST_ATOP = 10 };

struct cdrawing {
    void *surface;
    void *cairo;
    int32_t width, height;
    // Of a document: what was written so far.
    uint8_t *bytes;
    size_t length, capacity;
};

cdrawing *cdrawing_create(int32_t width, int32_t height, double scale) {
    pthread_once(&once, load);
    if (!is_there || width <= 0 || height <= 0) return NULL;
    void *surface = cairo.cairo_image_surface_create(ARGB32, width, height);
    if (cairo.cairo_surface_status(surface) != 0) {
        cairo.cairo_surface_destroy(surface);
        return NULL;
    }
    cdrawing *drawing = malloc(sizeof *drawing);
    if (!drawing) abort();
    *drawing = (cdrawing){surface, cairo.cairo_create(surface), width, height, NULL, 0, 0};
    cairo.cairo_scale(drawing->cairo, scale, scale);
    return drawing;
}

void cdrawing_destroy(cdrawing *drawing) {
    cairo.cairo_destroy(drawing->cairo);
    cairo.cairo_surface_destroy(drawing->surface);
    free(drawing->bytes);
    free(drawing);
}

// Cairo's: 0 is success, 11 an error of writing.
static int append(void *closure, const unsigned char *bytes, unsigned length) {
    cdrawing *drawing = closure;
    if (length > SIZE_MAX / 4 - drawing->length) return 11;
    size_t needed = drawing->length + length;
    if (needed > drawing->capacity) {
        size_t capacity = needed * 2;
        uint8_t *grown = realloc(drawing->bytes, capacity);
        if (!grown) return 11;
        drawing->bytes = grown;
        drawing->capacity = capacity;
    }
    memcpy(drawing->bytes + drawing->length, bytes, length);
    drawing->length = needed;
    return 0;
}

cdrawing *cdrawing_create_document(double width, double height) {
    pthread_once(&once, load);
    if (!is_there) return NULL;
    cdrawing *drawing = calloc(1, sizeof *drawing);
    if (!drawing) abort();
    drawing->surface = cairo.cairo_pdf_surface_create_for_stream(append, drawing, width, height);
    if (cairo.cairo_surface_status(drawing->surface) != 0) {
        cairo.cairo_surface_destroy(drawing->surface);
        free(drawing);
        return NULL;
    }
    drawing->cairo = cairo.cairo_create(drawing->surface);
    return drawing;
}

void cdrawing_set_page_size(cdrawing *drawing, double width, double height) {
    cairo.cairo_pdf_surface_set_size(drawing->surface, width, height);
}
void cdrawing_set_information(cdrawing *drawing, int32_t key, const char *value) {
    cairo.cairo_pdf_surface_set_metadata(drawing->surface, key, value);
}
void cdrawing_link(cdrawing *drawing, const char *attributes) {
    cairo.cairo_tag_begin(drawing->cairo, "Link", attributes);
    cairo.cairo_tag_end(drawing->cairo, "Link");
}
void cdrawing_show_page(cdrawing *drawing) { cairo.cairo_show_page(drawing->cairo); }

const uint8_t *cdrawing_finish(cdrawing *drawing, size_t *length) {
    cairo.cairo_surface_finish(drawing->surface);
    if (cairo.cairo_surface_status(drawing->surface) != 0) return NULL;
    *length = drawing->length;
    return drawing->bytes;
}

// Cairo's pixels are words of alpha, red, green and blue, the colours multiplied by alpha.
void cdrawing_read(cdrawing *drawing, uint8_t *bytes) {
    cairo.cairo_surface_flush(drawing->surface);
    const unsigned char *rows = cairo.cairo_image_surface_get_data(drawing->surface);
    int stride = cairo.cairo_image_surface_get_stride(drawing->surface);
    for (int32_t y = 0; y < drawing->height; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)(rows + (size_t)y * (size_t)stride);
        for (int32_t x = 0; x < drawing->width; x++, bytes += 4) {
            uint32_t alpha = row[x] >> 24;
            for (int part = 0; part < 3; part++) {
                uint32_t value = alpha == 0 ? 0 : ((row[x] >> (16 - 8 * part) & 255) * 255 + alpha / 2) / alpha;
                bytes[part] = value > 255 ? 255 : (uint8_t)value;
            }
            bytes[3] = (uint8_t)alpha;
        }
    }
}

void cdrawing_save(cdrawing *drawing) { cairo.cairo_save(drawing->cairo); }
void cdrawing_restore(cdrawing *drawing) { cairo.cairo_restore(drawing->cairo); }
void cdrawing_transform(cdrawing *drawing, const double map[6]) { cairo.cairo_transform(drawing->cairo, map); }

void cdrawing_set_mode(cdrawing *drawing, cdrawing_mode mode) {
    static const int operators[] = {
        2, 14, 15, 16, 17, 18, 19, 20, 22, 21, 23, 24, 25, 26, 27, 28,  // normal … luminosity
        0, 1, 3, 4, 5, 7, 8, 9, 10, 11, 14, 12,  // clear … plusLighter
    };
    bool is_known = mode >= 0 && mode < (int32_t)(sizeof operators / sizeof *operators);
    cairo.cairo_set_operator(drawing->cairo, is_known ? operators[mode] : OPERATOR_OVER);
}

void cdrawing_path(cdrawing *drawing, const char *verbs, int32_t count, const double *at) {
    void *c = drawing->cairo;
    cairo.cairo_new_path(c);
    for (int32_t index = 0; index < count; index++) {
        double x = 0, y = 0;
        switch (verbs[index]) {
        case 'M': cairo.cairo_move_to(c, at[0], at[1]); at += 2; break;
        case 'L': cairo.cairo_line_to(c, at[0], at[1]); at += 2; break;
        case 'Q':
            // The same curve with two handles.
            cairo.cairo_get_current_point(c, &x, &y);
            cairo.cairo_curve_to(
                c, x + (at[0] - x) * 2 / 3, y + (at[1] - y) * 2 / 3, at[2] + (at[0] - at[2]) * 2 / 3,
                at[3] + (at[1] - at[3]) * 2 / 3, at[2], at[3]);
            at += 4;
            break;
        case 'C': cairo.cairo_curve_to(c, at[0], at[1], at[2], at[3], at[4], at[5]); at += 6; break;
        default: cairo.cairo_close_path(c);
        }
    }
}

void cdrawing_clip(cdrawing *drawing, bool is_even_odd) {
    cairo.cairo_set_fill_rule(drawing->cairo, is_even_odd ? EVEN_ODD : 0);
    cairo.cairo_clip(drawing->cairo);
}

void cdrawing_use_color(cdrawing *drawing, cdrawing_color color) {
    cairo.cairo_set_source_rgba(drawing->cairo, color.red, color.green, color.blue, color.alpha);
}

void cdrawing_use_gradient(
    cdrawing *drawing, bool is_radial, const double ends[4], int32_t count, const double *places, const cdrawing_color *colors) {
    double dx = ends[2] - ends[0], dy = ends[3] - ends[1];
    void *pattern = is_radial
        ? cairo.cairo_pattern_create_radial(ends[0], ends[1], 0, ends[0], ends[1], __builtin_sqrt(dx * dx + dy * dy))
        : cairo.cairo_pattern_create_linear(ends[0], ends[1], ends[2], ends[3]);
    for (int32_t index = 0; index < count; index++) {
        cdrawing_color c = colors[index];
        cairo.cairo_pattern_add_color_stop_rgba(pattern, places[index], c.red, c.green, c.blue, c.alpha);
    }
    cairo.cairo_pattern_set_extend(pattern, EXTEND_PAD);
    cairo.cairo_set_source(drawing->cairo, pattern);
    cairo.cairo_pattern_destroy(pattern);
}

// Whether what lies outside of a shape would change too; Core Graphics changes only what is drawn over.
static bool is_unbounded(void *c) {
    int operator= cairo.cairo_get_operator(c);
    return operator== OPERATOR_SOURCE || operator== OPERATOR_IN || operator== OPERATOR_OUT || operator== DEST_IN ||
           operator== DEST_ATOP;
}

void cdrawing_fill(cdrawing *drawing, bool is_even_odd) {
    void *c = drawing->cairo;
    cairo.cairo_set_fill_rule(c, is_even_odd ? EVEN_ODD : 0);
    if (!is_unbounded(c)) return cairo.cairo_fill(c);
    cairo.cairo_save(c);
    cairo.cairo_clip(c);
    cairo.cairo_paint_with_alpha(c, 1);
    cairo.cairo_restore(c);
}

void cdrawing_stroke(cdrawing *drawing, cdrawing_line line) {
    void *c = drawing->cairo;
    static const int caps[] = {0, 1, 2}, joins[] = {0, 1, 2};
    cairo.cairo_save(c);
    if (is_unbounded(c)) cairo.cairo_set_operator(c, OPERATOR_OVER);
    cairo.cairo_set_line_width(c, line.width);
    cairo.cairo_set_line_cap(c, caps[line.cap % 3]);
    cairo.cairo_set_line_join(c, joins[line.join % 3]);
    cairo.cairo_set_miter_limit(c, line.miter_limit);
    cairo.cairo_set_dash(c, line.dashes, line.dash_count, line.dash_phase);
    cairo.cairo_stroke(c);
    cairo.cairo_restore(c);
}

void cdrawing_picture(
    cdrawing *drawing, const uint8_t *bytes, int32_t width, int32_t height, const double box[4], double alpha,
    const cdrawing_color *tint) {
    uint32_t *pixels = malloc((size_t)width * (size_t)height * 4);
    if (!pixels) return;
    for (size_t index = 0; index < (size_t)width * (size_t)height; index++, bytes += 4) {
        uint32_t a = bytes[3];
        uint32_t red = (bytes[0] * a + 127) / 255, green = (bytes[1] * a + 127) / 255, blue = (bytes[2] * a + 127) / 255;
        pixels[index] = a << 24 | red << 16 | green << 8 | blue;
    }
    void *c = drawing->cairo;
    void *picture =
        cairo.cairo_image_surface_create_for_data((unsigned char *)pixels, ARGB32, width, height, width * 4);
    cairo.cairo_save(c);
    cairo.cairo_rectangle(c, box[0], box[1], box[2], box[3]);
    cairo.cairo_clip(c);
    cairo.cairo_translate(c, box[0], box[1]);
    cairo.cairo_scale(c, box[2] / width, box[3] / height);
    if (tint) {
        cairo.cairo_set_source_rgba(c, tint->red, tint->green, tint->blue, tint->alpha * alpha);
        cairo.cairo_mask_surface(c, picture, 0, 0);
    } else {
        cairo.cairo_set_source_surface(c, picture, 0, 0);
        cairo.cairo_pattern_set_filter(cairo.cairo_get_source(c), FILTER_GOOD);
        // Its edge is as sharp as the box's.
        cairo.cairo_pattern_set_extend(cairo.cairo_get_source(c), EXTEND_PAD);
        cairo.cairo_paint_with_alpha(c, alpha);
    }
    cairo.cairo_restore(c);
    cairo.cairo_surface_destroy(picture);
    free(pixels);
}

static guint16 part(double value) { return (guint16)(value <= 0 ? 0 : value >= 1 ? 65535 : value * 65535); }

static void add(PangoAttrList *list, PangoAttribute *attribute, const cdrawing_run *run) {
    attribute->start_index = run->start;
    attribute->end_index = run->end;
    pango_attr_list_insert(list, attribute);
}

static void add_run(PangoAttrList *list, const cdrawing_run *run) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, run->family);
    pango_font_description_set_absolute_size(font, run->size * PANGO_SCALE);
    pango_font_description_set_weight(font, (PangoWeight)run->weight);
    pango_font_description_set_style(font, run->is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    add(list, pango_attr_font_desc_new(font), run);
    pango_font_description_free(font);
    add(list, pango_attr_foreground_new(part(run->color.red), part(run->color.green), part(run->color.blue)), run);
    // A part of 0 is taken for "not said".
    guint16 alpha = part(run->color.alpha);
    add(list, pango_attr_foreground_alpha_new(alpha > 0 ? alpha : 1), run);
    if (run->has_background) {
        cdrawing_color back = run->background;
        add(list, pango_attr_background_new(part(back.red), part(back.green), part(back.blue)), run);
        guint16 back_alpha = part(back.alpha);
        add(list, pango_attr_background_alpha_new(back_alpha > 0 ? back_alpha : 1), run);
    }
    if (run->is_underlined) add(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), run);
    if (run->is_struck) add(list, pango_attr_strikethrough_new(TRUE), run);
    if (run->spacing != 0) add(list, pango_attr_letter_spacing_new((int)(run->spacing * PANGO_SCALE)), run);
    if (run->rise != 0) add(list, pango_attr_rise_new((int)(run->rise * PANGO_SCALE)), run);
}

void cdrawing_text(
    cdrawing *drawing, const char *text, int32_t length, const cdrawing_run *runs, int32_t count, double x,
    double baseline) {
    void *c = drawing->cairo;
    PangoContext *context = cairo.pango_cairo_create_context(c);
    void *options = cairo.cairo_font_options_create();
    cairo.cairo_font_options_set_hint_style(options, NO_HINTS);
    cairo.cairo_font_options_set_hint_metrics(options, METRICS_OFF);
    cairo.cairo_font_options_set_antialias(options, GRAY);
    cairo.pango_cairo_context_set_font_options(context, options);
    cairo.cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_text(layout, text, length);
    PangoAttrList *list = pango_attr_list_new();
    for (int32_t index = 0; index < count; index++) add_run(list, &runs[index]);
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
    cairo.cairo_save(c);
    if (is_unbounded(c)) cairo.cairo_set_operator(c, OPERATOR_OVER);
    cairo.cairo_new_path(c);
    cairo.cairo_move_to(c, x, baseline);
    if (line) cairo.pango_cairo_show_layout_line(c, line);
    cairo.cairo_restore(c);
    g_object_unref(layout);
    g_object_unref(context);
}
