public import ArgumentParser
public import Logging

/// `--log` and `--log-format`, for what runs long.
struct LogOption: ParsableArguments {
    /// How a line of the log is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        /// A JSON object for each line.
        case json
    }

    @Option(name: .long, help: ArgumentHelp("trace, debug, info, notice, warning or error.", valueName: "level"))
    var log = Logger.Level.notice

    @Option(name: .long, help: "text, or json: an object for each line, for a program that gathers logs.")
    var logFormat = Format.text

    /// A logger to the error stream.
    func logger(_ label: String) -> Logger {
        var logger = Logger(label: label) { label in
            switch logFormat {
            case .text: StreamLogHandler.standardError(label: label)
            case .json: JSONLogHandler(label: label)
            }
        }
        logger.logLevel = log
        return logger
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
