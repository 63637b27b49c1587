import Foundation
import Testing

@testable import Builder

/// What is said of modules that others' tools would bring.
@Suite struct PodAdviceTests {
    private func advice(on module: String, _ files: [String: String]) async throws -> String? {
        try await withFolder { folder in
            try write(files, into: folder)
            return PodAdvice.advice(on: module, importedIn: folder.appendingPathComponent("App/Card/Card.swift").path)
        }
    }

    private let podfile = """
        target 'App' do
          # pod 'Commented'
          pod 'Alamofire', '~> 5.0'
          pod "Firebase/Messaging"
          pod 'MBProgressHUD'
          pod 'Toast-Swift'
        end
        """

    @Test(arguments: ["Alamofire", "FirebaseMessaging", "Toast"])
    func `a pod that was not fetched is fetched by its own tool`(module: String) async throws {
        let told = try await advice(on: module, ["Podfile": podfile])
        #expect(
            told
                == "\(module) is a pod, and the folder Pods is not here: `pod install` makes it, and its Swift is built then"
        )
    }

    @Test func `a pod of Objective-C is told of as such`() async throws {
        let told = try await advice(
            on: "MBProgressHUD",
            ["Podfile": podfile, "Pods/MBProgressHUD/MBProgressHUD.m": "", "Pods/MBProgressHUD/MBProgressHUD.h": ""]
        )
        #expect(told?.contains("is a pod that is written in Objective-C") == true)
        #expect(told?.hasSuffix("#if canImport(MBProgressHUD)") == true)
    }

    @Test func `a pod that Pods does not have is told of`() async throws {
        let told = try await advice(on: "Alamofire", ["Podfile": podfile, "Pods/Manifest.lock": ""])
        #expect(told?.contains("Alamofire is a pod without sources") == true)
    }

    @Test func `what no list names is nobody's`() async throws {
        #expect(try await advice(on: "Commented", ["Podfile": podfile]) == nil)
        #expect(try await advice(on: "Alamofire", ["App/Card/Card.swift": ""]) == nil)
    }

    @Test func `what Carthage makes is for others`() async throws {
        let told = try await advice(on: "SnapKit", ["Cartfile": #"github "SnapKit/SnapKit" ~> 5.0"#])
        #expect(told?.hasPrefix("SnapKit is of the Cartfile") == true)
    }

    @Test func `SwiftPM's errors are told once each, without its progress and its warnings`() {
        let error =
            "/kit/A.swift:1:8: error: no such module 'B'\n1 | import B\n  |        `- error: no such module 'B'\n"
        let output =
            "Fetching https://example.com/kit\n[1/7] Compiling A\nReceiving objects:  12% (1/8)\r"
            + "Receiving objects: 100% (8/8), done.\nwarning: 'kit': /kit/Package.swift:5:1: warning: it is old\n"
            + " 5 | let package\n/kit/B.swift:1:1: warning: never used\n\(error)error: emit-module command failed with exit code 1\n\(error)"
        #expect(
            SwiftPMOutput.errors(of: output).map(String.init)
                == ["Fetching https://example.com/kit"] + error.split(separator: "\n").map(String.init)
        )
    }
}
