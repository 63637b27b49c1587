import Foundation
import SwiftData
import Testing

@testable import AVFAudio
@testable import CloudKit
@testable import CoreImage
@testable import MapKit
@testable import SwiftUI
@testable import Vision
@testable import VisionKit

/// What apps of the last years have.
@Suite(.timeLimit(.minutes(2))) struct ModernTests {
    @Test("A text's attributes are SwiftUI's where SwiftUI is imported") @MainActor
    func attributes() {
        let text = TowerPage(name: "York").title
        let runs = text.runs.map { (String(text[$0.range].characters), $0.swiftUI.foregroundColor) }
        #expect(runs.map(\.0) == ["Bells of ", "York"])
        #expect(runs[1].1 == Color.orange && text.runs.first?.swiftUI.font == .system(size: 26, weight: .light))
        #expect(text.runs.allSatisfy { $0.uiKit.foregroundColor == nil })
    }

    @Test("SwiftUI's and UIKit's sizes of text are each other's")
    func sizes() {
        #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityLarge) == .accessibilityLarge)
        #expect(UIContentSizeCategory(ContentSizeCategory.small) == .small)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(DynamicTypeSize.accessibility5) == .accessibilityExtraExtraExtraLarge)
    }

    @Test("Shares of iCloud fail one by one and as a whole, as nobody is signed in")
    func shares() throws {
        let address = try #require(URL(string: "https://www.icloud.com/share/1"))
        let operation = CKFetchShareMetadataOperation(shareURLs: [address])
        var heard: [String] = []
        operation.perShareMetadataResultBlock = { url, result in
            if case .failure(let error as CKError) = result {
                heard.append("\(url) \(error.code == .notAuthenticated)")
            }
        }
        operation.fetchShareMetadataResultBlock = { result in
            if case .failure = result { heard.append("all") }
        }
        operation.main()
        #expect(heard == ["https://www.icloud.com/share/1 true", "all"])

        let zone = CKRecordZone.ID(zoneName: "Bells")
        let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone])
        changes.recordZoneFetchResultBlock = { zone, result in
            if case .failure = result { heard.append(zone.zoneName) }
        }
        changes.main()
        #expect(heard.last == "Bells")
    }

    @Test("A phone without a camera reads no codes and no paper") @MainActor
    func scanners() {
        #expect(!DataScannerViewController.isSupported && !VNDocumentCameraViewController.isSupported)
        let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()])
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        let reader = PaperReader()
        let camera = VNDocumentCameraViewController()
        camera.delegate = reader
        camera.viewDidAppear(false)
        #expect(reader.failures == 1 && AVAudioApplication.shared.recordPermission == .denied)
    }

    @Test("The middle colour of a picture is read from memory")
    func average() {
        let red = redPicture()
        let filter = CIFilter(
            name: "CIAreaAverage",
            parameters: [kCIInputImageKey: red, kCIInputExtentKey: CIVector(cgRect: red.extent)]
        )
        var bytes = [UInt8](repeating: 7, count: 8)
        let area = CGRect(x: 0, y: 0, width: 1, height: 1)
        if let image = filter?.outputImage {
            CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: area, format: .BGRA8, colorSpace: nil)
        }
        #expect(bytes == [0, 0, 255, 255, 7, 7, 7, 7])
        // A row that is too short has nothing written.
        CIContext().render(red, toBitmap: &bytes, rowBytes: 0, bounds: red.extent, format: .RGBA8, colorSpace: nil)
        #expect(bytes[0] == 0)
    }

    @Test("A filter that is not made keeps its inputs and has no picture; one that is made has the same properties")
    func filters() {
        let crystals = CIFilter.crystallize()
        crystals.inputImage = redPicture()
        (crystals.radius, crystals.center) = (12, CGPoint(x: 3, y: 4))
        #expect(crystals.radius == 12 && crystals.center.x == 3 && crystals.outputImage == nil)
        let middle = CIFilter.areaAverage()
        middle.inputImage = redPicture()
        middle.extent = redPicture().extent
        #expect(middle.outputImage?.extent.width == 1)
        let scaled = CIFilter.lanczosScaleTransform()
        (scaled.inputImage, scaled.scale) = (redPicture(), 2)
        #expect(scaled.outputImage?.extent.width == redPicture().extent.width * 2)
        let both = CIFilter.sourceOverCompositing()
        (both.inputImage, both.backgroundImage) = (redPicture(), redPicture())
        #expect(both.outputImage != nil && CIFilter.photoEffectChrome().name == "CIPhotoEffectChrome")
        #expect(VNGenerateForegroundInstanceMaskRequest().results?.first?.allInstances == nil)
    }

    @Test("Tiles may have no address yet") @MainActor
    func tiles() {
        let map = MKMapView()
        let (first, second) = (MKTileOverlay(), MKTileOverlay(urlTemplate: "https://tiles/{z}/{x}/{y}"))
        map.addOverlay(first)
        map.insertOverlay(second, at: 0)
        #expect(first.urlTemplate == nil && map.overlays.first === second)
    }

    @Test("An actor of a container has a context of its own, off the main thread")
    func actors() async throws {
        let container = try ModelContainer(
            for: Schema(),
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let importer = Importer(modelContainer: container)
        #expect(await importer.isIn(container))
    }
}

/// As the Builder writes what `@ModelActor` stands for.
private actor Importer: ModelActor {
    nonisolated let modelExecutor: any SwiftData.ModelExecutor
    nonisolated let modelContainer: SwiftData.ModelContainer
    init(modelContainer: SwiftData.ModelContainer) {
        modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
    }
    func isIn(_ container: ModelContainer) -> Bool {
        dispatchPrecondition(condition: .notOnQueue(.main))
        return modelContext.container === container
    }
}
