extension SchemaNotes {
    /// Of what a hub says and takes.
    static let hub: [String: SchemaNotes] = [
        "PhoneRequest": .init(
            text: "How a phone is to be; what is left out is as on a new one.",
            members: [
                "space": "Phones of a space see each other's pushes; one of its own unless told.",
                "language": "A BCP 47 name.",
                "timeZone": "A name of the time zone database; the machine's unless told.",
                "preferences": "The phone's own settings, whole.", "clock": "real unless told.",
                "clockStarts": .init("Where a clock that is moved by hand stands first.", within: 0...253_402_300_799),
            ]
        ),
        "RequestedApp": .init(
            text: "An app that a phone is to have.",
            members: [
                "bundle": "The absolute path of what `carillon build` made.",
                "permission": "What the person has said to its question; allowed unless told.",
                "settings": "Its settings, whole, in place of those that follow from the answer.",
                "opens": "Whether it is started once and left, so that it can register its categories.",
            ]
        ),
        "KeptPhone": .init(
            text: "A phone of a hub.",
            members: [
                "page": "The path of its page.", "api": "What every path of its HTTP API begins with.",
                "state": "Its state folder.", "isRunning": "Whether its process answers now.",
                "apps": "The apps that it was made with.",
            ]
        ),
        "HubFindings": .init(
            text: "What a search has found on all phones that the caller sees.",
            members: ["total": .init("How many there are.", within: 0...Double.infinity)]
        ),
        "HubJourney": .init(text: "A line of the feed of all phones.", members: ["device": "The phone's id."]),
        "HubSpace": .init(
            text: "A space with a secret of its own.",
            members: ["authorization": "The file with the header field that opens it."]
        ),
    ]
}
