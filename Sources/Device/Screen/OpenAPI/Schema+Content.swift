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
                            .object("isWhole, changed, removed, panel, animation: see ViewTreeUpdate in the sources.", [])
                        ),
                    ]
                )
            ),
        ]
    )
}
