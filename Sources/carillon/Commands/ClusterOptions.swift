import ArgumentParser

/// How many gateways `up` starts.
struct ClusterOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Gateways that share one PostgreSQL.",
            discussion: """
                Without --database it runs a PostgreSQL of its own in the state folder: Debian's, installed with \
                'apt-get install postgresql'. Each gateway has the ports behind those of the one before, or free ones.
                """,
            valueName: "number"
        )
    )
    var gateways = 1

    /// How many there may be.
    static let numbers = 1...16

    /// Names of the options, with those of the database.
    static let names: Set<String> = ["--gateways", "--database", "--database-file"]

    func validate() throws {
        guard Self.numbers.contains(gateways) else {
            throw ValidationError(
                "--gateways is \(gateways); it should be \(Self.numbers.lowerBound) to \(Self.numbers.upperBound)"
            )
        }
    }
}

/// Ports for gateways beside the first.
struct PortsBeside {
    private var taken: Set<Int>

    /// - Parameter taken: those that others were told to take.
    init(taken: some Sequence<Int>) { self.taken = Set(taken) }

    /// The port for another gateway: the first free one of the next few; 0, which takes any, where the first has any.
    mutating func next(after port: Int, number: Int) -> Int {
        guard port > 0 else { return 0 }
        let candidate = port + number - 1
        guard !taken.contains(candidate), StartCheck.isFree(candidate) else { return 0 }
        taken.insert(candidate)
        return candidate
    }
}
