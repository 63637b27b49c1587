import Foundation
import Testing

@testable import UIKit

/// Sheets that an app draws into a document of its own.
@Suite(.timeLimit(.minutes(1))) @MainActor struct PrintingTests {
    private func renderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 300, height: 200)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 10, y: 10, width: 280, height: 180)), forKey: "printableRect")
        return renderer
    }

    @Test func `words fill as many sheets as they need`() {
        let formatter = UISimpleTextPrintFormatter(text: (1...60).map { "Line \($0)" }.joined(separator: "\n"))
        let renderer = renderer(formatter)
        #expect(renderer.paperRect.width == 300 && renderer.numberOfPages > 3 && renderer.numberOfPages < 8)
        renderer.headerHeight = 60
        renderer.footerHeight = 60
        #expect(renderer.numberOfPages > 10 && formatter.rect(forPageAt: 0).height == 60)
        #expect(renderer.printFormattersForPage(at: 0)?.count == 1)
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 0)
    }

    @Test func `HTML and views are put on sheets`() {
        #expect(renderer(UIMarkupTextPrintFormatter(markupText: "<p>One</p><p>Two</p>")).numberOfPages == 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 560, height: 900))
        #expect(renderer(view.viewPrintFormatter()).numberOfPages == 3)
    }

    @Test func `the smallest paper that holds a page is the best`() {
        func paper(_ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
            let size = CGSize(width: width, height: height)
            return UIPrintPaper(paperSize: size, printableRect: CGRect(origin: .zero, size: size))
        }
        let papers = [paper(600, 800), paper(300, 400), paper(200, 100)]
        #expect(
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: 390, height: 290), withPapersFrom: papers) === papers[1]
        )
    }

    @Test func `a shape fills a rectangle`() {
        let shape = UIResolvedShape(shape: .circle, boundingRect: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(shape.path.bounds == CGRect(x: 10, y: 0, width: 20, height: 20))
    }
}
