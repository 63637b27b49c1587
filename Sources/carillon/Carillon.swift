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

              carillon up                                     gateway on 2197, and a phone; prints the page's address
              carillon build Examples/RichPush                 compile an app and its extensions
              carillon install RichPush.app                    put it on the phone
              carillon push picture.json --app com.example.RichPush --wait
              carillon journey ID                              what happened to it, step by step, and by which rule

            Everything it keeps stands in one folder (--state), which can be deleted at any time.
            """,
        version: Version.text,
        subcommands: [
            Up.self, GatewayCommand.self, DeviceCommand.self, HubCommand.self, PhonesCommand.self, Page.self,
            Readyz.self, Build.self, SDKCommand.self, SurveyCommand.self, Install.self, RunCommand.self,
            LintCommand.self, Push.self, Replay.self, Wait.self, Act.self, KeyCommand.self, TrustCommand.self,
            CertificateCommand.self, ChannelCommand.self, FaultsCommand.self, ClientsCommand.self, JourneyCommand.self,
            SearchCommand.self, TestCommand.self, TortureCommand.self,
            Doctor.self, Demo.self, CompletionsCommand.self,
        ]
    )
}
