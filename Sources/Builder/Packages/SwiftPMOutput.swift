/// What SwiftPM prints, for who reads it.
enum SwiftPMOutput {
    /// The lines without its progress, git's and warnings, of which a manifest for older tools gives many; each diagnostic
    /// once: the compiler says an error of a declaration for each file that it compiles.
    static func errors(of output: String) -> [Substring] {
        let told = output.split(whereSeparator: \.isNewline).filter { !isProgress($0) }
        var seen: Set<[Substring]> = []
        return blocks(told).filter { !isWarning($0) && seen.insert($0).inserted }.flatMap { $0 }
    }

    /// A diagnostic with what follows it: the notes, and the lines that show the source.
    private static func blocks(_ lines: [Substring]) -> [[Substring]] {
        lines.reduce(into: []) { blocks, line in
            if blocks.isEmpty || line.contains(#/^\/.*:\d+:\d+: (error|warning|note): /#)
                || line.contains(#/^(error|warning): /#)
            {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
    }

    private static func isWarning(_ block: [Substring]) -> Bool {
        block.first?.contains(#/^(\/.*: )?warning: /#) == true
    }

    /// `[3/7] Compiling …`, and the per cents of a clone.
    private static func isProgress(_ line: Substring) -> Bool {
        line.contains(#/^\[\d+\/\d+\]|^\s*(remote: )?[A-Z][a-z]+ [a-z]+:\s+\d+% \(/#)
            || line.hasPrefix("error: emit-module command failed")
    }
}
