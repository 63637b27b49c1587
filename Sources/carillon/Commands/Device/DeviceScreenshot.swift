import ArgumentParser
import Foundation
import PrivateFiles
import Screen

#if canImport(Glibc)
import Glibc
#endif

/// Takes a picture of the phone.
struct DeviceScreenshot: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenshot",
        abstract: "Save the phone's screen as a picture (PNG).",
        discussion: """
            As GET screenshot.png of the HTTP API answers. The first picture starts a browser, which takes a second or \
            two; it stays for the next ones.

              carillon device screenshot                    into screenshot.png
              carillon device screenshot quiz.png --appearance dark --lang zh
              carillon device screenshot - --view page > page.png
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "Where to; '-' writes to the standard output.", completion: .file(extensions: ["png"]))
    var file = "screenshot.png"

    @Option(help: "The phone, or the whole page with its inspector.")
    var view = ScreenshotLook.View.phone

    @Option(help: "How the page and the phone look.")
    var appearance = ScreenshotLook.Appearance.light

    @Option(help: "In which language.")
    var lang = ScreenshotLook.Language.en

    @Option(help: "In which direction it is read.")
    var dir = ScreenshotLook.Direction.ltr

    @Option(help: "How large the text is.")
    var type = ScreenshotLook.TextSize.medium

    @Option(help: "How the lock screen lists notifications.")
    var list = ScreenshotLook.List.stack

    @Option(help: "Pixels per point: 1, 2 or 3.")
    var scale = ScreenshotLook.usualScale

    func validate() throws {
        guard ScreenshotLook.scales.contains(scale) else {
            throw ValidationError("--scale is \(scale); it is 1, 2 or 3")
        }
    }

    func run() async throws {
        guard file != "-" || isatty(STDOUT_FILENO) == 0 else {
            throw failure(.badInput, "a terminal shows no picture: name a file, or redirect the output")
        }
        try await phone.perform { phone in
            let picture = try await phone.screenshot([
                "view": view.rawValue, "appearance": appearance.rawValue, "lang": lang.rawValue, "dir": dir.rawValue,
                "type": type.rawValue, "list": list.rawValue, "scale": "\(scale)",
            ])
            guard file != "-" else { return FileHandle.standardOutput.write(picture) }
            do {
                try picture.write(to: URL(filePath: file), options: .atomic)
            } catch {
                throw failure(.badInput, "\(file) cannot be written: \(error.systemReason)")
            }
            Terminal.line(file)
        }
    }
}

extension ScreenshotLook.View: ExpressibleByArgument {}
extension ScreenshotLook.Appearance: ExpressibleByArgument {}
extension ScreenshotLook.Language: ExpressibleByArgument {}
extension ScreenshotLook.Direction: ExpressibleByArgument {}
extension ScreenshotLook.TextSize: ExpressibleByArgument {}
extension ScreenshotLook.List: ExpressibleByArgument {}
