extension SystemType {
    /// What lies on a disk: links, bundles, programs, archives and documents.
    static let ofFiles: [SystemType] = [
        .init("public.composite-content", [], [], ["public.content"], "composite content"),
        .init("public.disk-image", [], [], ["public.archive"], "disk image"),
        .init("com.apple.resolvable", [], [], ["public.item"], "resolvable"),
        .init("public.symlink", [], [], ["com.apple.resolvable"], "symbolic link"),
        .init("public.executable", [], [], ["public.item"], "executable"),
        .init("com.apple.mount-point", [], [], ["com.apple.resolvable"], "mount point"),
        .init("com.apple.alias-file", [], [], ["public.data", "com.apple.resolvable"], "alias"),
        .init("com.apple.bookmark", [], [], ["public.data"], "bookmark"),
        .init("public.volume", [], [], ["public.folder"], "volume"),
        .init("com.apple.package", [], [], ["public.directory"], "package"),
        .init("com.apple.bundle", ["bundle"], [], ["public.directory"], "bundle"),
        .init("com.apple.plugin", ["plugin"], [], ["com.apple.bundle"], "plug-in"),
        .init("com.apple.metadata-importer", ["mdimporter"], [], ["com.apple.plugin"], "Spotlight importer"),
        .init("com.apple.quicklook-generator", ["qlgenerator"], [], ["com.apple.plugin"], "Quick Look generator"),
        .init("com.apple.xpc-service", ["xpc"], [], ["com.apple.bundle"], "XPC service"),
        .init("com.apple.framework", ["framework"], [], ["com.apple.bundle"], "framework"),
        .init("com.apple.application", [], [], ["public.executable"], "application"),
        .init(
            "com.apple.application-bundle",
            ["app"],
            [],
            ["com.apple.application", "com.apple.bundle", "com.apple.package"],
            "application"
        ),
        .init(
            "com.apple.application-and-system-extension",
            ["appex"],
            [],
            ["com.apple.xpc-service"],
            "application extension"
        ),
        .init("public.unix-executable", [], [], ["public.executable", "public.data"], "Unix executable"),
        .init(
            "com.microsoft.windows-executable",
            ["exe"],
            ["application/x-msdownload"],
            ["public.executable", "public.data"],
            "Windows executable"
        ),
        .init("com.apple.systempreference.prefpane", ["prefpane"], [], ["com.apple.bundle"], "preferences pane"),
        .init(
            "org.gnu.gnu-zip-archive",
            ["gz", "gzip"],
            ["application/gzip", "application/x-gzip"],
            ["public.data", "public.archive"],
            "gzip archive"
        ),
        .init(
            "public.bzip2-archive",
            ["bz2"],
            ["application/x-bzip2"],
            ["public.data", "public.archive"],
            "bzip2 archive"
        ),
        .init("com.apple.archive", ["aar"], [], ["public.data", "public.archive"], "Apple archive"),
        .init("public.tar-archive", ["tar"], ["application/x-tar"], ["public.data", "public.archive"], "tar archive"),
        .init("public.presentation", [], [], ["public.composite-content"], "presentation"),
        .init("public.message", [], [], ["public.item"], "message"),
        .init("public.contact", [], [], ["public.item"], "contact"),
        .init("public.to-do-item", [], [], ["public.item"], "to-do item"),
        .init("public.calendar-event", [], [], ["public.item"], "calendar event"),
        .init(
            "public.email-message",
            ["eml"],
            ["message/rfc822"],
            ["public.data", "public.message"],
            "e-mail message"
        ),
        .init("com.apple.internet-location", [], [], ["public.data"], "internet location"),
        .init("com.microsoft.internet-shortcut", ["url"], [], ["public.data"], "internet shortcut"),
        .init("public.font", [], [], ["public.item"], "font"),
        .init("public.bookmark", [], [], ["public.item"], "bookmark"),
        .init("com.rsa.pkcs-12", ["p12", "pfx"], ["application/x-pkcs12"], ["public.data"], "PKCS 12 data"),
        .init(
            "public.x509-certificate",
            ["cer", "crt", "der"],
            ["application/x-x509-ca-cert", "application/pkix-cert"],
            ["public.data"],
            "X.509 certificate"
        ),
        .init(
            "org.idpf.epub-container",
            ["epub"],
            ["application/epub+zip"],
            ["public.data", "public.composite-content"],
            "EPUB document"
        ),
        .init("public.log", [], [], ["public.item"], "log"),
        .init(
            "com.apple.rtfd",
            ["rtfd"],
            [],
            ["com.apple.package", "public.composite-content"],
            "rich text with attachments"
        ),
        .init(
            "com.apple.flat-rtfd",
            [],
            [],
            ["public.data", "public.composite-content"],
            "flat rich text with attachments"
        ),
        .init(
            "com.apple.webarchive",
            ["webarchive"],
            ["application/x-webarchive"],
            ["public.data", "public.composite-content"],
            "web archive"
        ),
        .init("com.apple.xml-property-list", [], [], ["public.xml", "com.apple.property-list"], "XML property list"),
        .init("com.apple.binary-property-list", [], [], ["com.apple.property-list"], "binary property list"),
        .init("public.geojson", ["geojson"], ["application/geo+json"], ["public.json"], "GeoJSON"),
        .init("com.apple.haptics.ahap", ["ahap"], [], ["public.json"], "haptic pattern"),
    ]
}
