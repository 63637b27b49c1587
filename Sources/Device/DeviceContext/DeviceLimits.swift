package import DeviceProcesses
package import DeviceStore

/// How long and how much, each with its reason; times in seconds of the device's clock.
package struct DeviceLimits: Hashable, Sendable {
    /// Until `serviceExtensionTimeWillExpire` (UNNotificationServiceExtension: "about 30 seconds").
    package var serviceExtension = 30.0
    /// After that call, until the process is killed.
    ///
    /// Apple names no time; two seconds let a best attempt out.
    package var serviceExtensionGrace = 2.0
    /// How long a process may work on after it delivered.
    ///
    /// Apple names none; two seconds let a receipt out.
    package var serviceExtensionLinger = 2.0
    /// The same of one that a debugger holds.
    package var debuggedLinger = 3_600.0
    /// For the stack of one that has crashed to be written; on a busy machine that takes seconds.
    package var crashReport = 30.0
    /// Service extensions at once; the next push waits.
    package var serviceExtensionsAtOnce = 4
    /// What each may take of the machine.
    package var serviceExtensionProcess = ExtensionLimits.serviceExtension
    /// The same of a content extension.
    package var contentExtensionProcess = ExtensionLimits.contentExtension
    /// The same of an app.
    package var appProcess = ExtensionLimits.app
    /// Whether a process is started beforehand for the next push of an extension that delivered.
    package var prewarms = true
    /// How long such a process waits for its push.
    package var prewarmedLifetime = 600.0
    /// From the opening of a card until its content extension has sent its first views; then the default view is shown.
    package var contentViews = 10.0
    /// For a content extension's main thread to take what the person did.
    package var contentEvent = 5.0
    /// For a content extension to decide what becomes of an action; the person may be typing into its bar meanwhile.
    package var contentAnswer = 600.0
    /// What a person does in a content extension's views and it has not taken yet.
    package var contentEventsWaiting = 64
    /// Files that one content extension shows and plays.
    package var contentFiles = 1_000
    /// What it plays of other servers.
    package var remoteMedia = RemoteMediaLimits()
    /// For `willPresent` ("in a timely manner").
    package var willPresent = 5.0
    /// For `didReceive` and for a background push (30 s, pushing-background-updates-to-your-app).
    package var response = 30.0
    /// From an app's launch until it says hello.
    package var launch = 20.0
    /// Processes that are connected at once.
    package var connections = 256
    /// Calls of one process that wait for an answer at once.
    package var callsPerConnection = 64
    /// Frames that wait to be read by one process; a process that reads none is let go.
    package var framesPerConnection = 256
    /// Apps that are not installed and came by themselves.
    package var visitors = 64
    /// Lines of an extension's output that go to a journey, and characters of a line.
    package var logLines = 100
    package var logLineLength = 1_000
    /// Before the first new attempt to reach the gateway, and the longest wait.
    package var reconnectFirst = 0.5
    package var reconnectLast = 30.0
    /// Until a gateway that says nothing is asked whether it is there, and for its answer; in real seconds.
    package var gatewayQuiet = 15.0
    package var gatewayAnswer = 10.0
    package var journeys = JourneyLimits()
    /// For a search to read what has come since the last, in real seconds; then it says how much it has not looked through.
    package var searchPatience = 2.0
    /// Whether pushes are read into the index before somebody searches; benchmarks measure what that costs.
    package var indexes = true
    /// For the disk to answer, in real seconds; then whoever waits for it is told, and so is the person.
    package var diskPatience = 2.0

    package init() {}
}
