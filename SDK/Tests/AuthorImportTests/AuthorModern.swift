// As an author's files of the last years have it: texts with attributes, gestures together, effects of scrolling.
import AVFAudio
import CloudKit
import MapKit
import SwiftData
import SwiftUI
import UIKit
import VisionKit

@testable import CoreImage

struct TowerPage: View {
    @State private var offset = CGSize.zero
    @State private var scale: CGFloat = 1
    let name: String

    var title: AttributedString {
        var text = AttributedString("Bells of \(name)")
        text.font = .system(size: 26, weight: .light)
        text.foregroundColor = .white.opacity(0.9)
        if let range = text.range(of: name) {
            text[range].foregroundColor = Color.orange
            text[range].underlineStyle = .single
        }
        return text
    }

    var body: some View {
        ScrollView {
            Text(title)
                .gesture(
                    SimultaneousGesture(
                        DragGesture().onChanged { offset = $0.translation },
                        MagnificationGesture().onChanged { scale = $0 }
                    )
                    .onEnded { both in scale = both.second ?? 1 }
                )
                .gesture(
                    LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                        if case .second(true, let drag?) = value { offset = drag.translation }
                    }
                )
                .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                    content.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.6)
                        .rotation3DEffect(.degrees(phase.value * -10), axis: (x: 0, y: 1, z: 0))
                }
                .visualEffect { content, proxy in content.offset(y: -proxy.size.height).blur(radius: 2) }
        }
    }
}

final class PaperReader: NSObject, DataScannerViewControllerDelegate, VNDocumentCameraViewControllerDelegate {
    private(set) var failures = 0

    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
        if case .barcode(let code) = item { print(code.payloadStringValue ?? "") }
    }
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController,
        didFailWithError error: any Error
    ) { failures += 1 }
}

/// Two by two pixels.
func redPicture() -> CIImage {
    CIImage(extent: CGRect(x: 0, y: 0, width: 2, height: 2)) {
        Bitmap(width: 2, height: 2, bytes: [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255])
    }
}
