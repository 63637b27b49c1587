extension SystemType {
    /// Pictures, sounds and scenes beside those of notifications.
    static let ofMedia: [SystemType] = [
        .init("com.apple.icns", ["icns"], [], ["public.image"], "Apple icon"),
        .init("public.camera-raw-image", [], [], ["public.image"], "raw image"),
        .init("com.adobe.raw-image", ["dng"], ["image/x-adobe-dng"], ["public.camera-raw-image"], "DNG image"),
        .init("com.ilm.openexr-image", ["exr"], [], ["public.image"], "OpenEXR image"),
        .init("public.heics", ["heics"], ["image/heic-sequence"], ["public.image"], "HEIC image sequence"),
        .init("public.jpeg-xl", ["jxl"], ["image/jxl"], ["public.image"], "JPEG XL image"),
        .init("com.apple.live-photo", [], [], ["public.item"], "Live Photo"),
        .init("public.3d-content", [], [], ["public.content"], "3D content"),
        .init(
            "com.pixar.universal-scene-description",
            ["usd", "usda", "usdc"],
            [],
            ["public.data", "public.3d-content"],
            "USD scene"
        ),
        .init(
            "com.pixar.universal-scene-description-mobile",
            ["usdz"],
            ["model/vnd.usdz+zip"],
            ["public.data", "public.3d-content"],
            "USDZ scene"
        ),
        .init("com.apple.reality", ["reality"], ["model/vnd.reality"], ["public.data"], "Reality file"),
        .init("com.apple.scenekit.scene", ["scn"], [], ["public.3d-content"], "SceneKit scene"),
        .init("com.apple.arobject", ["arobject"], [], ["public.data"], "AR reference object"),
        .init("public.mpeg-2-transport-stream", ["ts"], ["video/mp2t"], ["public.movie"], "MPEG-2 transport stream"),
        .init("com.apple.protected-mpeg-4-audio", ["m4p"], [], ["public.audio"], "protected MPEG-4 audio"),
        .init("com.apple.protected-mpeg-4-video", [], [], ["com.apple.m4v-video"], "protected MPEG-4 video"),
        .init(
            "public.midi-audio",
            ["mid", "midi"],
            ["audio/midi", "audio/x-midi"],
            ["public.data", "public.audio"],
            "MIDI audio"
        ),
        .init("public.playlist", [], [], ["public.item"], "playlist"),
        .init(
            "public.m3u-playlist",
            ["m3u"],
            ["audio/x-mpegurl", "audio/mpegurl"],
            ["public.text", "public.playlist"],
            "M3U playlist"
        ),
        .init("com.apple.linkpresentation.metadata", [], [], ["public.data"], "link metadata"),
    ]
}
