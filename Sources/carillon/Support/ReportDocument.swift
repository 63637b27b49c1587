/// A report as one page that needs nothing else: it loads nothing and runs no script.
struct ReportDocument {
    /// Plain text.
    let title: String
    let style: String
    /// Markup.
    let body: String
    /// Whether there are pictures in it, as `data:` addresses.
    var hasPictures = false

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(hasPictures ? "; img-src data:" : "")">
        <title>\(title.escapedMarkup)</title>
        <style>\(style)</style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }
}
