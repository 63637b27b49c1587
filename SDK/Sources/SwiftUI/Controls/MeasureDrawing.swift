import UIKit

// How steppers, sliders, progress and gauges look.

/// What a stepper does.
struct Steps {
    let more: (() -> Void)?
    let less: (() -> Void)?
    let editing: (Bool) -> Void

    init<Value: Strideable>(_ value: Binding<Value>, _ step: Value.Stride, _ editing: @escaping (Bool) -> Void) {
        more = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        less = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        self.editing = editing
    }
    init<Value: Strideable>(
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>,
        _ step: Value.Stride,
        _ editing: @escaping (Bool) -> Void
    ) {
        let now = value.wrappedValue
        let (next, former) = (now.advanced(by: step), now.advanced(by: -step))
        more = now < bounds.upperBound ? { value.wrappedValue = min(next, bounds.upperBound) } : nil
        less = now > bounds.lowerBound ? { value.wrappedValue = max(former, bounds.lowerBound) } : nil
        self.editing = editing
    }
    init(more: (() -> Void)?, less: (() -> Void)?, _ editing: @escaping (Bool) -> Void) {
        (self.more, self.less, self.editing) = (more, less, editing)
    }
}

@MainActor extension Stepper: DrawnView {
    func update(_ node: GraphNode) {
        let control = StepperControl(steps: steps)
        let content =
            node.environment.drawing.hidesLabels
            ? node.child("control", control, node.environment)
            : node.child(
                "row",
                HStack {
                    label
                    Spacer(minLength: 8)
                    control
                },
                node.environment
            )
        node.makeItems = { content.items }
    }
}

/// UIKit's stepper, which here counts nothing itself.
private nonisolated struct StepperControl: DrawnView {
    let steps: Steps

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { SizedItem(UIStepper(), heard: .valueChanged) }
        let view = item.view
        // Ends where no further step can be made.
        (view.minimumValue, view.maximumValue) = (steps.less == nil ? 0 : -1, steps.more == nil ? 0 : 1)
        (view.value, view.autorepeat, view.isEnabled) = (0, false, node.environment.isEnabled)
        item.changed = { [steps] view in
            steps.editing(true)
            if view.value > 0 { steps.more?() } else if view.value < 0 { steps.less?() }
            view.value = 0
            steps.editing(false)
        }
        node.show(item)
    }
}

/// A control of UIKit's in its own size.
final class SizedItem<Control: UIControl>: ViewItem<Control> {
    var changed: ((Control) -> Void)?

    init(_ control: Control, heard event: UIControl.Event) {
        super.init(control)
        control.addAction(
            UIAction { [weak self, weak control] _ in if let control { self?.changed?(control) } },
            for: event
        )
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.intrinsicContentSize
        return CGSize(
            width: size.width == UIView.noIntrinsicMetric ? min(proposal.width ?? 100, 10_000) : size.width,
            height: size.height == UIView.noIntrinsicMetric ? 31 : size.height
        )
    }
}

/// The number of a slider.
struct SliderLine {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let editing: (Bool) -> Void

    init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>,
        _ step: Value?,
        _ editing: @escaping (Bool) -> Void
    ) {
        self.value = Binding<Double>(
            get: { Double(value.wrappedValue) },
            set: { value.wrappedValue = Value($0) }
        )
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
        self.editing = editing
    }

    /// The nearest number that a step leads to.
    func stepped(_ number: Double) -> Double {
        guard let step else { return number }
        let steps = ((number - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
}

@MainActor extension Slider: DrawnView {
    func update(_ node: GraphNode) {
        let content = node.child(
            0,
            HStack {
                least
                SliderControl(line: line, name: (label as? Text)?.string)
                most
            },
            node.environment
        )
        node.makeItems = { content.items }
    }
}

/// UIKit's slider.
private nonisolated struct SliderControl: DrawnView {
    let line: SliderLine
    let name: String?

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { SizedItem(UISlider(), heard: .valueChanged) }
        let view = item.view
        (view.minimumValue, view.maximumValue) = (Float(line.bounds.lowerBound), Float(line.bounds.upperBound))
        if abs(view.value - Float(line.value.wrappedValue)) > 0.000_01 { view.value = Float(line.value.wrappedValue) }
        (view.isEnabled, view.minimumTrackTintColor) = (node.environment.isEnabled, node.environment.tintColor)
        view.accessibilityLabel = name
        item.changed = { [line] view in
            line.editing(true)
            line.value.wrappedValue = line.stepped(Double(view.value))
            line.editing(false)
        }
        node.show(item)
    }
}

@MainActor extension ProgressView: DrawnView {
    func update(_ node: GraphNode) {
        let style = node.environment.drawing.styles.progress
        var inner = node.environment
        inner.drawing.styles.progress = nil
        let drawn: GraphNode
        if let style, !(style is any SystemStyle) {
            let parts = ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label is EmptyView ? nil : AnyView(label),
                currentValueLabel: now is EmptyView ? nil : AnyView(now)
            )
            drawn = node.child("style", node.made(by: style, parts), inner)
        } else if fraction == nil || styleName(style) == "circular" {
            drawn = node.child(
                "circle",
                VStack(spacing: 8) {
                    Spinner()
                    label.foregroundStyle(HierarchicalShapeStyle.secondary)
                },
                inner
            )
        } else {
            drawn = node.child(
                "line",
                VStack(alignment: .leading, spacing: 4) {
                    label
                    ProgressLine(fraction: fraction ?? 0, period: period)
                    now.font(.footnote).foregroundStyle(HierarchicalShapeStyle.secondary)
                },
                inner
            )
        }
        node.makeItems = { drawn.items }
    }
}

extension GraphNode {
    fileprivate func made<Style: ProgressViewStyle>(
        by style: Style,
        _ configuration: ProgressViewStyleConfiguration
    ) -> AnyView {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }
    fileprivate func made<Style: GaugeStyle>(by style: Style, _ configuration: GaugeStyleConfiguration) -> AnyView {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }
}

/// UIKit's spinning lines.
private nonisolated struct Spinner: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let isLarge = [.large, .extraLarge].contains(node.environment.controlSize)
        let item = node.keep { SpinnerItem(UIActivityIndicatorView(style: isLarge ? .large : .medium)) }
        item.view.color = node.environment.tintColor ?? .secondaryLabel
        item.view.startAnimating()
        node.show(item)
    }
}

private final class SpinnerItem: ViewItem<UIActivityIndicatorView> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// UIKit's line.
private nonisolated struct ProgressLine: DrawnView {
    let fraction: Double
    let period: (times: ClosedRange<Date>, isDown: Bool)?

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { ProgressLineItem(UIProgressView(progressViewStyle: .default)) }
        item.view.progressTintColor = node.environment.tintColor
        item.period = period
        if period == nil { item.view.setProgress(Float(min(max(fraction, 0), 1)), animated: item.view.window != nil) }
        node.show(item)
    }
}

private final class ProgressLineItem: ViewItem<UIProgressView>, AppearingItem {
    var period: (times: ClosedRange<Date>, isDown: Bool)?
    private var timer: Timer?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: min(proposal.width ?? 100, 10_000), height: 4)
    }
    override func place(in rect: CGRect, on canvas: Surface) {
        super.place(in: rect, on: canvas)
        if period != nil { canvas.sees(self) }
    }
    func appear() {
        write()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.write() }
        }
    }
    func disappear() {
        timer?.invalidate()
        timer = nil
    }
    private func write() {
        guard let period else { return }
        let length = period.times.upperBound.timeIntervalSince(period.times.lowerBound)
        let part = length > 0 ? min(max(Date().timeIntervalSince(period.times.lowerBound) / length, 0), 1) : 1
        view.progress = Float(period.isDown ? 1 - part : part)
    }
}

@MainActor extension Gauge: DrawnView {
    func update(_ node: GraphNode) {
        let style = node.environment.drawing.styles.gauge
        var inner = node.environment
        inner.drawing.styles.gauge = nil
        let drawn: GraphNode
        if let style, !(style is any SystemStyle) {
            let parts = GaugeStyleConfiguration(
                value: fraction,
                label: AnyView(label),
                currentValueLabel: now is EmptyView ? nil : AnyView(now),
                minimumValueLabel: least is EmptyView ? nil : AnyView(least),
                maximumValueLabel: most is EmptyView ? nil : AnyView(most)
            )
            drawn = node.child("style", node.made(by: style, parts), inner)
        } else if styleName(style)?.hasPrefix("accessoryCircular") == true {
            drawn = node.child(
                "ring",
                ZStack {
                    Circle().trim(from: 0, to: 0.75)
                        .stroke(Color(uiColor: .systemFill), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                        .rotationEffect(.degrees(135))
                    Circle().trim(from: 0, to: 0.75 * fraction)
                        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                        .rotationEffect(.degrees(135))
                    now.font(.headline)
                    label.font(.caption2).offset(y: 24)
                }
                .frame(width: 60, height: 60),
                inner
            )
        } else {
            drawn = node.child(
                "line",
                VStack(spacing: 4) {
                    label
                    HStack {
                        least
                        ProgressLine(fraction: fraction, period: nil)
                        most
                    }
                    now.font(.footnote)
                },
                inner
            )
        }
        node.makeItems = { drawn.items }
    }
}
