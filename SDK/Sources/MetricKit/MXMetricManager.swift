@_exported public import Foundation

/// Hands measurements of days to an app (MetricKit: MXMetricManager): nothing measures here, so that none ever comes.
open class MXMetricManager: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = MXMetricManager()
    open class var shared: MXMetricManager { only }
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    private override init() {}
}

/// Hears of measurements: never.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// A day's measurements; none is ever made.
open class MXMetricPayload: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var metaData: MXMetaData? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var applicationExitMetrics: MXAppExitMetric? { nil }
    open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    open var diskIOMetrics: MXDiskIOMetric? { nil }
    open var displayMetrics: MXDisplayMetric? { nil }
    open var animationMetrics: MXAnimationMetric? { nil }
    open var signpostMetrics: [MXSignpostMetric]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// What went wrong on a day; none is ever made.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Something that went wrong.
open class MXDiagnostic: NSObject {
    override init() {}
    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// A crash.
open class MXCrashDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}
/// A time without answer.
open class MXHangDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// Too much reckoned.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// Too much written.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
/// A slow launch.
open class MXAppLaunchDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// Where threads were.
open class MXCallStackTree: NSObject {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// What was measured where.
open class MXMetaData: NSObject {
    override init() {}
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
}

/// One measurement.
open class MXMetric: NSObject {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// Of the processor.
open class MXCPUMetric: MXMetric {
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// Of memory.
open class MXMemoryMetric: MXMetric {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
/// Of launches.
open class MXAppLaunchMetric: MXMetric {}
/// Of times.
open class MXAppRunTimeMetric: MXMetric {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// Of hangs.
open class MXAppResponsivenessMetric: MXMetric {}
/// Of ends.
open class MXAppExitMetric: MXMetric {}
/// Of the network.
open class MXNetworkTransferMetric: MXMetric {}
/// Of writing.
open class MXDiskIOMetric: MXMetric {}
/// Of the screen.
open class MXDisplayMetric: MXMetric {}
/// Of motion.
open class MXAnimationMetric: MXMetric {}
/// Of an app's own marks.
open class MXSignpostMetric: MXMetric {
    open var signpostName: String { "" }
    open var signpostCategory: String { "" }
    open var totalCount: Int { 0 }
}
