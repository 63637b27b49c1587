/// Says on standard output what would be heard; the device puts a process's output on the journey.
enum PlaybackReport {
    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    /// Seconds with one digit behind the point.
    static func seconds(_ duration: Double) -> String {
        "\((duration * 10).rounded() / 10) s"
    }
}
