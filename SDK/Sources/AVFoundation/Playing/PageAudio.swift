import Foundation
@_spi(Carillon) import OpenAVFAudio
import UIKit
import ViewLink

/// Has the page play what an extension plays with `AVAudioPlayer`.
@MainActor
package enum PageAudio {
    private static var voices: [ObjectIdentifier: Voice] = [:]

    /// From now on players are heard.
    package static func connect() {
        AudioOutput.connect { player, jump in
            DispatchQueue.main.async { MainActor.assumeIsolated { follow(player, jump) } }
        }
    }

    private static func follow(_ player: AVAudioPlayer, _ jump: Double?) {
        voices = voices.filter { $0.value.player != nil }
        let voice = voices[ObjectIdentifier(player)] ?? Voice(player)
        voices[ObjectIdentifier(player)] = voice
        if let jump { voice.jump = MediaPlayer.Seek(serial: (voice.jump?.serial ?? 0) + 1, seconds: jump) }
        Display.changed()
    }

    /// A player as the page knows it. Its own clock tells when it ends, the page only plays.
    private final class Voice: PlayerOwner {
        weak var player: AVAudioPlayer?
        let playerID = NodeIDs.next()
        var jump: MediaPlayer.Seek?

        init(_ player: AVAudioPlayer) {
            self.player = player
            Players.shared.add(self)
        }

        var wirePlayer: MediaPlayer? {
            guard let player, let url = player.url else { return nil }
            var wire = MediaPlayer(id: playerID, source: url.path)
            wire.isPlaying = player.isPlaying
            wire.volume = Double(player.volume)
            wire.loops = player.numberOfLoops != 0
            wire.seek = jump
            return wire
        }

        func ended() {}
        func moved(to seconds: Double, of duration: Double?) {}
        func failed(_ reason: String) { PageAudio.warn("\(player?.url?.lastPathComponent ?? "a sound"): \(reason)") }
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data("AVAudioPlayer: the page cannot play \(text)\n".utf8))
    }
}
