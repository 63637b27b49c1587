import ArgumentParser

/// Sending to a file of tokens.
struct BulkOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Send to every device token in a file.",
            discussion: "A token a line, or CSV with a column 'token'; other columns fill {column} in the payload.",
            valueName: "file"
        )
    )
    var tokens: String?

    @Flag(name: .long, help: "Send texts with a {place} that no column fills as they are.")
    var asIs = false

    @Option(name: .long, help: "Requests under way at once; as many as the server allows are sent.")
    var concurrency = 500

    @Option(
        name: .long,
        help: ArgumentHelp("Go on with an interrupted sending, from its log; nobody gets it twice.", valueName: "log")
    )
    var resume: String?

    @Flag(name: .long, help: "With --resume: send again what was under way, though it may have arrived.")
    var again = false

    @Option(name: .long, help: ArgumentHelp("Write the report as a page, with plots.", valueName: "html file"))
    var report: String?

    func validate() throws {
        guard (1...10_000).contains(concurrency) else {
            throw ValidationError("--concurrency is between 1 and 10000")
        }
        if tokens == nil, resume != nil || report != nil || again || asIs {
            throw ValidationError("--resume, --again, --as-is and --report go with --tokens")
        }
    }
}
