extension SystemType {
    /// Texts of other encodings, scripts and sources.
    static let ofCode: [SystemType] = [
        .init("public.utf16-external-plain-text", [], [], ["public.plain-text"], "text"),
        .init("public.utf16-plain-text", [], [], ["public.plain-text"], "text"),
        .init("public.delimited-values-text", [], [], ["public.text"], "delimited text"),
        .init(
            "public.tab-separated-values-text",
            ["tsv"],
            ["text/tab-separated-values"],
            ["public.delimited-values-text"],
            "tab-separated values"
        ),
        .init(
            "public.utf8-tab-separated-values-text",
            [],
            [],
            ["public.tab-separated-values-text", "public.utf8-plain-text"],
            "tab-separated values"
        ),
        .init("public.assembly-source", ["s"], [], ["public.source-code"], "assembly source"),
        .init("public.c-source", ["c"], ["text/x-csrc"], ["public.source-code"], "C source"),
        .init("public.objective-c-source", ["m"], [], ["public.source-code"], "Objective-C source"),
        .init("public.c-plus-plus-source", ["cpp", "cc", "cxx"], [], ["public.source-code"], "C++ source"),
        .init("public.objective-c-plus-plus-source", ["mm"], [], ["public.source-code"], "Objective-C++ source"),
        .init("public.c-header", ["h"], ["text/x-chdr"], ["public.source-code"], "C header"),
        .init("public.c-plus-plus-header", ["hpp", "hh", "hxx"], [], ["public.source-code"], "C++ header"),
        .init("public.script", [], [], ["public.source-code"], "script"),
        .init("com.apple.applescript.text", ["applescript"], [], ["public.script"], "AppleScript"),
        .init("com.apple.applescript.script", ["scpt"], [], ["public.data", "public.script"], "compiled script"),
        .init(
            "com.apple.applescript.script-bundle",
            ["scptd"],
            [],
            ["com.apple.package", "com.apple.bundle", "public.script"],
            "script bundle"
        ),
        .init(
            "com.netscape.javascript-source",
            ["js"],
            ["text/javascript", "application/javascript"],
            ["public.source-code", "public.executable"],
            "JavaScript"
        ),
        .init("public.shell-script", ["sh", "command"], ["application/x-sh"], ["public.script"], "shell script"),
        .init("public.perl-script", ["pl", "pm"], ["text/x-perl"], ["public.shell-script"], "Perl script"),
        .init("public.python-script", ["py"], ["text/x-python"], ["public.shell-script"], "Python script"),
        .init("public.ruby-script", ["rb"], ["text/x-ruby"], ["public.shell-script"], "Ruby script"),
        .init("public.php-script", ["php"], ["text/php"], ["public.shell-script"], "PHP script"),
        .init("public.make-source", [], [], ["public.script"], "makefile"),
    ]
}
