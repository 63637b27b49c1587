/// What SwiftPM prints, for who reads it.
enum SwiftPMOutput {
    /// The lines without its progress and git's, each diagnostic once: the compiler says an error of a declaration for
    /// each file that it compiles.
    static func lines(of output: String) -> [Substring] {
        let told = output.split(whereSeparator: \.isNewline).filter { !isProgress($0) }
        var seen: Set<[Substring]> = []
        return blocks(told).filter { seen.insert($0).inserted }.flatMap { $0 }
    }

    /// A diagnostic with what follows it: the notes, and the lines that show the source.
    private static func blocks(_ lines: [Substring]) -> [[Substring]] {
        lines.reduce(into: []) { blocks, line in
            if blocks.isEmpty || line.contains(#/^\/.*:\d+:\d+: (error|warning|note): /#) || line.hasPrefix("error: ") {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
    }

    /// `[3/7] Compiling …`, and the per cents of a clone.
    private static func isProgress(_ line: Substring) -> Bool {
        line.contains(#/^\[\d+\/\d+\]|^\s*(remote: )?[A-Z][a-z]+ [a-z]+:\s+\d+% \(/#)
            || line.hasPrefix("error: emit-module command failed")
    }
}
