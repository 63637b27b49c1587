import ArgumentParser

/// Prints what makes a shell complete this command's words.
struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print completions for bash, zsh or fish.",
        discussion: """
            'make install' and the Debian package put them where the shells look. By hand:

              cd ~/.local/share/bash-completion/completions
              carillon completions bash > carillon
              carillon completions zsh > ~/.zfunc/_carillon     (fpath+=~/.zfunc)
              carillon completions fish > ~/.config/fish/completions/carillon.fish
            """
    )

    /// A shell that completes.
    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish
    }

    @Argument(help: "The shell.")
    var shell: Shell

    func run() throws {
        let known: CompletionShell =
            switch shell {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        Terminal.line(Carillon.completionScript(for: known))
    }
}
