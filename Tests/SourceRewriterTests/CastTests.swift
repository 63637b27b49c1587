import SourceRewriter
import Testing

/// Casts that Swift on Linux compiles and that fail there do what they do on a phone.
@Suite(.timeLimit(.minutes(5))) struct CastTests {
    @Test("Every error is an NSError, in every form of catch and cast")
    func errors() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation

            enum Reason: Int, Error { case late = 7 }
            func fail(_ error: any Error) throws { throw error }

            do { try fail(Reason.late) } catch let error as NSError { print("plain", error.code) }
            do { try fail(Reason.late) } catch let problem as NSError { print("named", problem.code) }
            do { try fail(Reason.late) }
            catch let error as NSError where error.code == 1 { print("never", error.code) }
            catch let error as NSError where error.domain.hasSuffix("Reason") && error.code == 7 { print("where", error.code) }
            do { try fail(Reason.late) } catch is NSError { print("is") }
            do { try fail(Reason.late) } catch let e as CocoaError { print("never", e) } catch let e as NSError { print("second", e.code) }
            do { try fail(CocoaError(.fileNoSuchFile)) } catch let e as CocoaError { print("first", e.code == .fileNoSuchFile) } catch let e as NSError { print("never", e) }

            var error: NSError?
            do { try fail(Reason.late) } catch let caught as NSError { error = caught }
            do { try fail(Reason.late) } catch is NSError { print("outer", error?.code ?? 0) }
            run(Reason.late)
            func run(_ error: any Error) {
            let wrapped: Any = error
            let none: (any Error)? = nil
            let some: (any Error)? = error
            if let error = error as? NSError { print("as?", error.code) }
            if let error = some as? NSError, error.code == 7 { print("optional", error.code) }
            print((wrapped as? NSError)?.code ?? 0, (some! as? NSError)?.code ?? 0, none as? NSError == nil)
            print((error as! NSError).code, wrapped is NSError, ("text" as Any) as? NSError == nil)
            print((some as NSError?)?.code ?? 0)
            }
            """#
        ])
        #expect(
            run.lines == [
                "plain 7", "named 7", "where 7", "is", "second 7", "first true", "outer 7", "as? 7", "optional 7",
                "7 7 true",
                "7 true true", "7",
            ]
        )
    }

    @Test("An NSValue is the rectangle, point or size that it holds")
    func structures() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation

            let info: [AnyHashable: Any] = [
                "end": NSValue(rect: CGRect(x: 0, y: 500, width: 402, height: 300)), "plain": CGRect(x: 1, y: 2, width: 3, height: 4),
                "point": NSValue(point: CGPoint(x: 1, y: 2)), "size": NSValue(size: CGSize(width: 3, height: 4)), "n": 7,
            ]
            guard let end = info["end"] as? CGRect else { fatalError() }
            print(end.minY, (info["plain"] as! CGRect).width, (info["end"] as! CGRect).height)
            print((info["point"] as? CGPoint)?.y ?? 0, (info["size"] as! CGSize).height)
            print(info["n"] as? CGRect == nil, info["size"] as? CGPoint == nil, info["none"] as? CGSize == nil)
            """#
        ])
        #expect(run.lines == ["500.0 3.0 300.0", "2.0 4.0", "true true true"])
    }

    @Test("A number of JSON is a CGFloat")
    func numbers() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation

            let data = Data(#"{"a": 1.5, "b": "x", "c": 2}"#.utf8)
            let json = try JSONSerialization.jsonObject(with: data) as! [String: Any]
            let width: CGFloat? = json["a"] as? CGFloat
            print(width ?? 0, json["b"] as? CGFloat ?? -1, json["c"] as! CGFloat, CGFloat(3) as Any as? CGFloat ?? 0)
            """#
        ])
        #expect(run.lines == ["1.5 -1.0 2.0 3.0"])
    }

    @Test("A pattern that cannot be made right is told at its line")
    func patterns() {
        let rewritten = SourceRewriter.rewrite(
            source: """
                import Foundation
                func tell(_ error: any Error) {
                    switch error {
                    case let error as NSError: print(error)
                    }
                }
                """,
            fileName: "A.swift"
        )
        #expect(rewritten.diagnostics.map(\.line) == [4])
        #expect(rewritten.diagnostics.first?.severity == .warning)
        #expect(
            rewritten.diagnostics.first?.message.contains("matches no error that is a Swift struct or enum") == true
        )
    }

    @Test("A fetch can be cast to one of another class's objects, as Objective-C's classes can")
    func fetchRequests() {
        let source = """
            let alarms = request as! NSFetchRequest<Alarm>
            let some = self.request as? NSFetchRequest<Alarm>
            let own = Alarm.fetchRequest() as! NSFetchRequest<Alarm>
            let kept = request as NSFetchRequest<Alarm>
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(
            lines.prefix(4) == [
                "let alarms = request.typed() as NSFetchRequest<Alarm>",
                "let some = self.request.typed() as NSFetchRequest<Alarm>?",
                "let own = (Alarm.fetchRequest() as NSFetchRequest<any NSFetchRequestResult>).typed() as NSFetchRequest<Alarm>",
                "let kept = request as NSFetchRequest<Alarm>",
            ]
        )
    }
}
