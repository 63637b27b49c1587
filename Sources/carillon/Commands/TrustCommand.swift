import ArgumentParser
import Foundation

/// Says how clients are told to trust the gateway's certificate, and does so for the system where asked.
struct TrustCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust",
        abstract: "Say how a client trusts the gateway's certificate; put its CA into the system's store.",
        discussion: """
            The gateway's certificate is signed by a development CA that the first start made. A client takes it once it \
            knows that CA. Name a language or a tool, and the lines to paste are printed, with this gateway's paths:

              carillon trust                  which there are
              carillon trust python go        the lines for these
              eval "$(carillon trust curl | head -2)"

            --install puts the CA into the store that Debian's programs ask, as root; --remove takes it out again. Whoever \
            reads <state>/gateway/ca-key.pem can then pose as any server to them, so prefer the lines for one client.
            """
    )

    @OptionGroup var state: StateOption

    @Argument(help: ArgumentHelp("curl, debian, dotnet, go, java, node, php, python, ruby, rust, swift; or all."))
    var clients: [String] = []

    @Flag(name: .long, help: "Put the CA into the system's store (Debian); needs root.")
    var install = false

    @Flag(name: .long, help: "Take every development CA of Carillon out of the system's store; needs root.")
    var remove = false

    @Option(
        name: .long,
        help: ArgumentHelp("The CA's certificate. Default: the one of the state folder.", valueName: "file")
    )
    var ca: String?

    func validate() throws {
        if install, remove { throw ValidationError("choose one of --install and --remove") }
        if install || remove, !clients.isEmpty {
            throw ValidationError("--install and --remove are for the whole system, and take no client")
        }
    }

    func run() async throws {
        let store = SystemTrustStore()
        if remove { return try store.removeAll().forEach { Terminal.line($0) } }
        let authority = try DevelopmentAuthority(path: ca ?? state.directory.gateway.appending(path: "ca.pem").path)
        if install { return try store.install(authority).forEach { Terminal.line($0) } }
        let recipes = clients == ["all"] ? TrustRecipe.all : try TrustRecipe.named(clients)
        guard !recipes.isEmpty else { return list(authority) }
        for (place, recipe) in recipes.enumerated() {
            if recipes.count > 1 {
                Terminal.line((place > 0 ? "\n" : "") + Terminal.styled("\(recipe.name): \(recipe.title)", .bold))
            }
            Terminal.line(recipe.text(ca: authority.path, url: url))
        }
    }

    private func list(_ authority: DevelopmentAuthority) {
        Terminal.line("CA        \(authority.path)")
        Terminal.line("SHA-256   \(authority.fingerprint)")
        Terminal.line("gateway   \(url)")
        Terminal.line()
        for recipe in TrustRecipe.all {
            let name = recipe.name.padding(toLength: 8, withPad: " ", startingAt: 0)
            Terminal.line("carillon trust \(name)\(recipe.title)")
        }
    }

    private var url: String {
        let last = RunningProcess.last(in: state.directory.gateway)
        return "https://\(last?.urlHost ?? "localhost"):\(last?.ports["provider"] ?? 2197)"
    }
}
