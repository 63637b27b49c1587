import ArgumentParser

/// The command: it parses, assembles and runs what the libraries make.
@main
struct Carillon: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "carillon",
        abstract: "Write, send, see and answer push notifications without a phone.",
        discussion: """
            Carillon is a push gateway that speaks Apple's provider API, and a phone on a web page that shows what \
            arrives there. Start both, then send with this command or with any APNs library by changing only its host:

              carillon up                         gateway and phone; prints its address
              carillon build Examples/RichPush    compile an app and its extensions
              carillon install RichPush.app       put it on the phone
              carillon push picture.json --app com.example.RichPush
              carillon journey ID                 what happened to it, and by which rule

            Everything it keeps stands in one folder (--state), which can be deleted at any time.
            """,
        version: Version.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Start",
                subcommands: [
                    Up.self, Page.self, Readyz.self, Demo.self, GatewayCommand.self, DeviceCommand.self,
                    HubCommand.self, PhonesCommand.self,
                ]
            ),
            CommandGroup(
                name: "Push",
                subcommands: [
                    Push.self, Replay.self, LintCommand.self, KeyCommand.self, CertificateCommand.self,
                    TrustCommand.self, ChannelCommand.self, FaultsCommand.self, ClientsCommand.self,
                ]
            ),
            CommandGroup(
                name: "Build apps and extensions",
                subcommands: [
                    RunCommand.self, Build.self, Install.self, SurveyCommand.self, TortureCommand.self, SDKCommand.self,
                ]
            ),
            CommandGroup(
                name: "See and test",
                subcommands: [
                    JourneyCommand.self, SearchCommand.self, Doctor.self, Wait.self, Act.self, TestCommand.self,
                ]
            ),
            CommandGroup(name: "Shell", subcommands: [CompletionsCommand.self]),
        ]
    )

    static func main() async {
        if let complaint = UnknownCommand.complaint(CommandLine.arguments.dropFirst(), to: Self.self) {
            Terminal.complain("carillon: \(complaint)")
            exit(withError: ExitCode.validationFailure)
        }
        await main(nil)
    }
}
