import NotificationModel

extension PushCheck {
    private static let playable = ["aiff", "aif", "wav", "caf"]

    /// The sound file that is named; nil for none and for the default.
    var soundName: String? {
        let sound = aps["sound"]
        guard let name = sound?.string ?? sound?["name"]?.string, name != "default", !name.isEmpty else { return nil }
        return name
    }

    /// The sound: its form, its file's kind, and whether the app has it.
    mutating func sounds() {
        if let sound = aps["sound"]?.dictionary {
            check(sound, ApsKey.sound, at: ["aps", "sound"])
            if let volume = sound["volume"]?.number, !(0...1).contains(volume) {
                add(.soundVolume, ["aps", "sound", "volume"], "it is between 0 and 1")
            }
            if sound["critical"]?.isOne != true {
                add(
                    .soundNotCritical,
                    ["aps", "sound"],
                    "a dictionary is for critical alerts; send the name as a string"
                )
            }
        }
        guard let name = soundName else { return }
        let path = aps["sound"]?.dictionary == nil ? ["aps", "sound"] : ["aps", "sound", "name"]
        let ending = name.split(separator: ".").dropFirst().last.map { $0.lowercased() }
        if let ending, !Self.playable.contains(ending) {
            add(.soundFormat, path, "no phone plays a sound of the kind “.\(ending)”; the default sound plays")
        } else if let problem = push.app?.soundProblems[name] {
            add(.soundMissing, path, "“\(name)” cannot be played: \(problem)")
        }
    }
}
