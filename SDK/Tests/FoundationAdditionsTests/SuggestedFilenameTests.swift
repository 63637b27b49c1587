import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

struct SuggestedFilenameTests {
    @Test(arguments: [
        ("pic", "image/jpeg; charset=binary", "pic.jpeg"), ("pic.jpg", "image/jpeg", "pic.jpg"),
        ("a.css", "text/css", "a.css"), ("film", "video/mpeg", "film.mpg"), ("tone.wav", "audio/vnd.wave", "tone.wav"),
        // Servers call files of MPEG-4 sound or movie as they like.
        ("tone.mp4", "audio/mp4", "tone.mp4"), ("film.m4v", "video/mp4", "film.m4v"),
        ("tone.mp3", "audio/wav", "tone.mp3.wav"), ("data.bin", "application/octet-stream", "data.bin"),
    ])
    func aNameEndsAsItsTypeDoes(path: String, type: String, name: String) throws {
        let url = try #require(URL(string: "https://example.com/\(path)"))
        let response = URLResponse(url: url, mimeType: type, expectedContentLength: 1, textEncodingName: nil)
        #expect(SuggestedFilename.of(response) == name)
    }
}
