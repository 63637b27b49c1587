import ArgumentParser
import Foundation
import GatewayHTTP2
import NotificationModel
import PrivateFiles
import ProviderAPI

/// Makes certificates for providers that push with one in place of tokens.
struct CertificateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate",
        abstract: "Make a client certificate for a provider, as Apple's push certificates are.",
        discussion: """
            Some providers show a certificate in place of provider tokens. This makes one for an app, signed by the \
            gateway's development CA, with Apple's extensions: the topics that it may push to, and where it may be used. \
            The gateway takes it over TLS at once. A certificate of Apple's is taken, too, with a warning on the journey, \
            unless the gateway is strict.

              carillon certificate com.example.App --voip
              curl --cert com.example.App.pem --key com.example.App-key.pem …
            """
    )

    @OptionGroup var state: StateOption

    @Argument(help: ArgumentHelp("The app's bundle id, or the topic of an MDM server.", valueName: "bundle id"))
    var bundleID: String

    @Flag(name: .long, help: "It may push VoIP pushes, too: topic <bundle id>.voip.")
    var voip = false

    @Flag(name: .long, help: "It may push complication pushes, too: topic <bundle id>.complication.")
    var complication = false

    @Option(name: .long, help: "Where it may be used: sandbox or production; both unless told.")
    var environment: PushEnvironment?

    @Option(name: .long, help: ArgumentHelp("Where the files go. Default: this folder.", valueName: "folder"))
    var output = "."

    func run() async throws {
        if let problem = BundleID.problem(bundleID) {
            throw failure(.badInput, "'\(bundleID)' is no bundle id: \(problem)")
        }
        _ = try GatewayAddress.identity(in: state.directory)
        let folder = URL(filePath: output, directoryHint: .isDirectory)
        let certificate = folder.appending(path: bundleID + ".pem").path
        let key = folder.appending(path: bundleID + "-key.pem").path
        do {
            let issued = try ClientCertificateIssuer(stateDirectory: state.directory.root.path).issue(
                bundleID: bundleID,
                types: (voip ? [.voip] : []) + (complication ? [.complication] : []),
                environment: environment,
                at: Date()
            )
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try PrivateFile.write(issued.key, to: key)
            try PrivateFile.write(issued.certificate, to: certificate)
        } catch {
            throw failure(.unavailable, "\(error)")
        }
        Terminal.line("certificate   \(certificate)")
        Terminal.line("key           \(key)")
        Terminal.line("for clients that want one file with a password:")
        let bundle = folder.appending(path: bundleID + ".p12").path
        Terminal.line("  openssl pkcs12 -export -in '\(certificate)' -inkey '\(key)' -out '\(bundle)'")
    }
}
