#include "ctextlayout.h"

#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

struct ctext_layout {
    PangoLayout *pango;
};

static void without_hinting(FcPattern *pattern, gpointer unused) {
    (void)unused;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternDel(pattern, FC_HINT_STYLE);
    FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
}

// Glyphs keep their fractions of a pixel, as with a browser's `text-rendering: geometricPrecision`.
static PangoContext *shared_context(void) {
    static PangoContext *context = NULL;
    if (context) return context;
    PangoFontMap *map = pango_ft2_font_map_new();
    pango_ft2_font_map_set_resolution((PangoFT2FontMap *)map, 72, 72);
    pango_ft2_font_map_set_default_substitute((PangoFT2FontMap *)map, without_hinting, NULL, NULL);
    context = pango_font_map_create_context(map);
    pango_context_set_round_glyph_positions(context, FALSE);
    g_object_unref(map);
    return context;
}

bool ctext_add_fonts(const char *path) {
    if (!FcConfigAppFontAddFile(NULL, (const FcChar8 *)path)) return false;
    pango_fc_font_map_config_changed((PangoFcFontMap *)pango_context_get_font_map(shared_context()));
    return true;
}

static void add(PangoAttrList *list, PangoAttribute *attribute, const ctext_run *run) {
    attribute->start_index = run->start;
    attribute->end_index = run->end;
    pango_attr_list_insert(list, attribute);
}

static void add_run(PangoAttrList *list, const ctext_run *run) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, run->family);
    pango_font_description_set_absolute_size(font, run->size * PANGO_SCALE);
    pango_font_description_set_weight(font, (PangoWeight)run->weight);
    pango_font_description_set_style(font, run->is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    add(list, pango_attr_font_desc_new(font), run);
    pango_font_description_free(font);
    if (run->shape_width > 0) {
        PangoRectangle box = {0, 0, (int)(run->shape_width * PANGO_SCALE), 0};
        add(list, pango_attr_shape_new(&box, &box), run);
    }
    if (run->spacing != 0) add(list, pango_attr_letter_spacing_new((int)(run->spacing * PANGO_SCALE)), run);
}

// Arabic, Hebrew and their like, which have no italics.
static bool is_right_to_left(gunichar c) {
    return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFF);
}

// What the first family, of Latin, Greek and Cyrillic letters, does not have.
static bool is_foreign(gunichar c) { return (c >= 0x0590 && c < 0x1E00) || c >= 0x2300; }

// What a browser draws in another font than Pango would choose by itself.
typedef enum { CHOICE_NONE, CHOICE_FIRST, CHOICE_UPRIGHT } choice;

static choice choose(gunichar c, gunichar before, gunichar after, choice last, bool is_italic) {
    if (is_foreign(c)) return is_italic && is_right_to_left(c) ? CHOICE_UPRIGHT : CHOICE_NONE;
    bool is_between = c == ' ' && (is_foreign(before) || is_right_to_left(after));
    return last == CHOICE_FIRST || is_between ? CHOICE_FIRST : CHOICE_NONE;
}

// The character at a place; 0 at the end and for what is none.
static gunichar character(const char *at, const char *end) {
    gunichar found = at < end ? g_utf8_get_char_validated(at, end - at) : 0;
    return found == (gunichar)-1 || found == (gunichar)-2 ? 0 : found;
}

// A browser takes a space from the first family where it can, Pango from that of the letter beside it; and a browser
// slants letters that have no italics. What is chosen alike stays together, so that letters join and are kerned.
static void add_choices(PangoAttrList *list, const char *text, int32_t length, const ctext_run *runs, int32_t run_count) {
    const char *end = text + length;
    int32_t index = 0;
    gunichar before = 0;
    choice last = CHOICE_NONE;
    ctext_run chosen = {0};
    for (const char *each = text; each <= end; each = g_utf8_next_char(each)) {
        uint32_t at = each - text;
        bool is_new = false;
        for (; index < run_count && runs[index].end <= at; index++) is_new = true;
        gunichar c = character(each, end);
        bool is_text = c && index < run_count && runs[index].start <= at;
        gunichar after = c ? character(g_utf8_next_char(each), end) : 0;
        choice next = is_text ? choose(c, before, after, last, runs[index].is_italic) : CHOICE_NONE;
        if (next != last || is_new) {
            chosen.end = at;
            if (last != CHOICE_NONE) add_run(list, &chosen);
            if (next != CHOICE_NONE) chosen = runs[index];
            chosen.start = at;
            if (next == CHOICE_UPRIGHT) chosen.is_italic = false;
            last = next;
        }
        before = c;
    }
}

ctext_layout *ctext_layout_create(
    const char *text, int32_t length, const ctext_run *runs, int32_t run_count, ctext_options options) {
    PangoLayout *pango = pango_layout_new(shared_context());
    pango_layout_set_text(pango, text, length);
    PangoAttrList *list = pango_attr_list_new();
    for (int32_t index = 0; index < run_count; index++) add_run(list, &runs[index]);
    add_choices(list, text, length, runs, run_count);
    // A word that is broken in its middle gets no hyphen, as in a browser.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(pango, list);
    pango_attr_list_unref(list);
    pango_layout_set_wrap(pango, options.wraps_anywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
    if (options.width >= 0) {
        static const PangoEllipsizeMode cuts[] = {
            PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END};
        // A hundredth in favour of the text, so that a box of the text's own size never wraps it.
        pango_layout_set_width(pango, (int)((options.width + 0.01) * PANGO_SCALE) + 1);
        pango_layout_set_ellipsize(pango, cuts[options.cut]);
        pango_layout_set_indent(pango, (int)(options.indent * PANGO_SCALE));
        if (options.max_lines > 0) pango_layout_set_height(pango, -options.max_lines);
    }
    ctext_layout *layout = g_new(ctext_layout, 1);
    layout->pango = pango;
    return layout;
}

int32_t ctext_layout_line_count(const ctext_layout *layout) { return pango_layout_get_line_count(layout->pango); }

ctext_line ctext_layout_line(const ctext_layout *layout, int32_t index) {
    ctext_line result = {0, 0, 0, 0, 0};
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout->pango, index);
    if (!line) return result;
    PangoRectangle extents;
    pango_layout_line_get_extents(line, NULL, &extents);
    result.start = line->start_index;
    result.length = line->length;
    result.width = (double)extents.width / PANGO_SCALE;
    for (GSList *each = line->runs; each; each = each->next) {
        PangoItem *item = ((PangoGlyphItem *)each->data)->item;
        if (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) {
            result.cut_start = item->offset;
            result.cut_end = item->offset + item->length;
        }
    }
    return result;
}

double ctext_layout_x(const ctext_layout *layout, int32_t line, int32_t byte) {
    PangoLayoutLine *found = pango_layout_get_line_readonly(layout->pango, line);
    int x = 0;
    if (found) pango_layout_line_index_to_x(found, byte, FALSE, &x);
    return (double)x / PANGO_SCALE;
}

void ctext_layout_destroy(ctext_layout *layout) {
    g_object_unref(layout->pango);
    g_free(layout);
}
