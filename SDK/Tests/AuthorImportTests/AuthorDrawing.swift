// As an author's files have it: canvases, schedules, paths, charts and maps.
import Charts
import Contacts
import CoreSpotlight
import MapKit
import SceneKit
import SwiftUI
import SystemConfiguration
import WebKit

struct Rain: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Canvas { drawing, size in
                drawing.addFilter(.alphaThreshold(min: 0.5, color: .blue))
                drawing.addFilter(.blur(radius: 20))
                drawing.drawLayer { layer in
                    layer.blendMode = .destinationOut
                    guard let drop = layer.resolveSymbol(id: 1) else { return }
                    layer.draw(drop, at: CGPoint(x: size.width / 2, y: 0))
                }
                let words = drawing.resolve(Text(context.cadence == .live ? "Now" : "Then"))
                drawing.draw(words, in: CGRect(origin: .zero, size: words.measure(in: size)))
                drawing.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)),
                    with: .radialGradient(
                        Gradient(colors: [.red, .clear]),
                        center: .zero,
                        startRadius: 0,
                        endRadius: 20
                    )
                )
            } symbols: {
                Text("Drop").tag(1)
            }
        }
        .presentationDetents([.custom(HalfDetent.self)])
        .tabViewStyle(.tabBarOnly)
    }
}

struct HalfDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}

struct EverySecond: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
        (0..<3).map { startDate.addingTimeInterval(Double($0)) }
    }
}

struct Bars: View {
    var isMuch = false
    var body: some View {
        TimelineView(EverySecond()) { _ in
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3)).offset(yStart: -10)
                BarMark(
                    x: .value(LocalizedStringKey("day"), Date.distantPast, unit: .day),
                    y: .value(LocalizedStringKey("cups"), 3)
                )
            }
            .chartYScale(range: .plotDimension(endPadding: 8))
            .chartXScale(domain: 0...3, range: .plotDimension(padding: 4))
            .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        }
        NavigationLink("More", destination: Text("More")).isDetailLink(false)
            .foregroundStyle(isMuch ? .primary : .tertiary)
        Text("Red").foregroundStyle(isMuch ? .primary : .red).background(.primary)
        Image("frame").resizable(capInsets: EdgeInsets())
    }
}

func shares(of alignment: Alignment) -> Double {
    switch alignment.horizontal {
    case .leading: 0
    case .center: 0.5
    default: 1
    }
}

@MainActor final class Paint: MKOverlayRenderer {
    var scale: MKZoomScale = 0
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        scale = zoomScale
        context.fill(rect(for: mapRect))
    }
}

final class Asked: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) { decisionHandler(.grant) }
}

func isReachable(_ flags: SCNetworkReachabilityFlags) -> Bool {
    (flags.rawValue & UInt32(kSCNetworkFlagsReachable)) != 0
}
