/// Writes numbers as Prometheus reads them (its text format, version 0.0.4).
package struct MetricsText: Sendable {
    package enum Kind: String, Sendable { case counter, gauge, histogram }

    /// A number as it is now, or one of them for each set of labels.
    package struct Gauge: Sendable {
        let name: String
        let kind: Kind
        let help: String
        let samples: [(labels: [(String, String)], value: Double)]

        package init(
            _ name: String,
            _ kind: Kind = .gauge,
            help: String,
            _ samples: [(labels: [(String, String)], value: Double)]
        ) {
            self.name = name
            self.kind = kind
            self.help = help
            self.samples = samples
        }

        package init(_ name: String, _ kind: Kind = .gauge, help: String, _ value: Double) {
            self.init(name, kind, help: help, [([], value)])
        }
    }

    private(set) var text = ""
    private var name = ""

    /// The numbers that follow are of this name.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func add(_ labels: [(String, String)], _ value: some LosslessStringConvertible) {
        add(name, labels, value.description)
    }

    /// A histogram.
    mutating func add(_ name: String, _ help: String, _ histogram: DurationHistogram) {
        begin(name, .histogram, help)
        let counts = histogram.cumulative
        for (bound, count) in zip(DurationHistogram.bounds.map(\.description) + ["+Inf"], counts) {
            add(name + "_bucket", [("le", bound)], count.description)
        }
        add(name + "_sum", [], histogram.sum.description)
        add(name + "_count", [], (counts.last ?? 0).description)
    }

    private mutating func add(_ name: String, _ labels: [(String, String)], _ value: String) {
        // Values of labels are names from closed sets, which need no escaping.
        let list = labels.map { "\($0)=\"\($1)\"" }.joined(separator: ",")
        text += list.isEmpty ? "\(name) \(value)\n" : "\(name){\(list)} \(value)\n"
    }
}
