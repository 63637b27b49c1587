import Foundation
import FoundationAdditions
import Testing

/// Messages of HTTP as CFNetwork has them.
struct HTTPMessageTests {
    @Test func aRequestIsWrittenAsItGoesOut() throws {
        let url = try #require(NSURL(string: "http://example.com/chat?room=1"))
        let request = CFHTTPMessageCreateRequest(nil, "GET", url, kCFHTTPVersion1_1).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(request, "Upgrade", "websocket")
        CFHTTPMessageSetHeaderFieldValue(request, "upgrade", "other")
        CFHTTPMessageSetBody(request, Data("body".utf8) as NSData)
        let bytes = CFHTTPMessageCopySerializedMessage(request)?.takeRetainedValue()
        #expect(bytes as Data? == Data("GET /chat?room=1 HTTP/1.1\r\nUpgrade: other\r\n\r\nbody".utf8))
        #expect(CFHTTPMessageCopyRequestMethod(request)?.takeRetainedValue() == "GET")
        #expect(CFHTTPMessageIsRequest(request))
    }

    @Test func aResponseComesInPieces() throws {
        let response = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        let bytes = Array("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nA: 1\r\n\r\nrest".utf8)
        for (number, byte) in bytes.enumerated() {
            #expect(CFHTTPMessageIsHeaderComplete(response) == (number >= bytes.count - 4))
            #expect(CFHTTPMessageAppendBytes(response, [byte], 1))
        }
        #expect(CFHTTPMessageGetResponseStatusCode(response) == 101)
        let fields = CFHTTPMessageCopyAllHeaderFields(response)?.takeRetainedValue() as? [String: String]
        #expect(fields == ["Upgrade": "websocket", "A": "1"])
        #expect(CFHTTPMessageCopyBody(response)?.takeRetainedValue() as Data? == Data("rest".utf8))
    }

    @Test(arguments: ["\r\n\r\n", "HTTP/1.1 many\r\n\r\n", "no words\r\n\r\n"])
    func whatNoResponseIs(text: String) {
        let response = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        #expect(!CFHTTPMessageAppendBytes(response, Array(text.utf8), text.utf8.count))
    }

    @Test func streamsOfSocketsSayThatTheyCannotBeOpened() throws {
        var (input, output): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?) = (nil, nil)
        CFStreamCreatePairWithSocketToHost(nil, "localhost", 80, &input, &output)
        let stream = try #require(input?.takeRetainedValue())
        #expect(output?.takeRetainedValue() != nil)
        let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
        #expect(CFReadStreamSetProperty(stream, key, kCFStreamSocketSecurityLevelNegotiatedSSL))
        stream.open()
        #expect(stream.streamStatus == .error && (stream.streamError as NSError?)?.code == Int(EOPNOTSUPP))
    }

    @Test func aClassSaysHowLargeItsObjectsAre() {
        final class Two { let (a, b) = (1, 2) }
        #expect(class_getInstanceSize(Two.self) == 32 && class_getInstanceSize(nil) == 0)
        #expect(_dyld_image_count() == 1 && _dyld_get_image_name(0) != nil && _dyld_get_image_name(1) == nil)
    }
}
