extension Schema {
    static let contentView = Schema.object(
        "The place of a content extension's view in the open card.",
        [
            .init("expansion", .integer("Which opening of a card.")),
            .init("state", .string("loading, alive or failed, when the default view is shown.")),
            .init("why", .string("Why the default view is shown."), isRequired: false),
            .init("width", .number), .init("initialHeight", .number),
            .init("hidesDefaultContent", .boolean), .init("overridesTitle", .boolean), .init("takesTouches", .boolean),
        ]
    )

    /// Views and events travel as the link's own types, whose members are too many to list here.
    static let contentChange = Schema.object(
        "Views of a content extension, or a change of them.",
        [
            .init("expansion", .integer("Which opening of a card.")),
            .init(
                "frame",
                .object(
                    "The change, and its place in the order.",
                    [
                        .init("serial", .integer("One more than the change before.")),
                        .init(
                            "update",
                            .object(
                                "isWhole, changed, removed, panel, animation: see ViewTreeUpdate in the sources.",
                                []
                            )
                        ),
                    ]
                )
            ),
        ]
    )

    static let activity = Schema.object(
        "A Live Activity.",
        [
            .init("journeyID", .string("The journey of the push that started it.")),
            .init("bundleID", .string("The app.")), .init("appName", .string("Its name.")),
            .init("iconURL", .string("A path on this server."), isRequired: false),
            .init("type", .string("attributes-type.")),
            .init(
                "rows",
                .array(
                    .object(
                        "A member of content-state or attributes.",
                        [
                            .init("name", .string("Its key.")), .init("value", .string("Its value.")),
                            .init("isFixed", .boolean),
                        ]
                    )
                )
            ),
            .init("startedAt", .number), .init("staleAt", .number, isRequired: false), .init("isEnded", .boolean),
        ]
    )
}
