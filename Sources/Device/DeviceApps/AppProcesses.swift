package import DeviceContext
import DeviceCore
import DeviceProcesses
import Logging

/// The processes of apps and extensions: what starts them, supervises them and ends them.
package struct AppProcesses: Sendable {
    package let launches = LaunchTable()
    package let apps: AppSupervisor
    package let launcher: ExtensionLauncher
    package let prewarmed: PrewarmedProcesses
    package let extensions: ServiceExtensionSupervisor

    /// - Parameters:
    ///   - context: what the device's parts share.
    ///   - socket: the link's, which processes call.
    ///   - gateway: the file of the gateway's certificate authority; nil for a phone without one.
    ///   - unconfined: the apps whose code may run although the kernel cannot keep it to its container.
    /// - Throws: what the disk says of the folder of ``Authorities``.
    package init(context: DeviceContext, socket: String, gateway: String?, unconfined: Set<String>) throws {
        if !Confinement.isPossible {
            context.logger.warning(
                "this kernel cannot keep author code to its container: only apps named by --allow-unconfined run"
            )
        }
        let environment = LaunchEnvironment(
            folders: context.folders,
            socket: socket,
            network: { [phone = context.phone] in phone.read(\.preferences.network) ?? .on },
            storage: { [phone = context.phone] in phone.read(\.preferences.storage) ?? .open },
            language: { [phone = context.phone] in phone.read(\.preferences.language) },
            confines: Confinement.isPossible,
            authorities: try Authorities(state: context.folders.state, gateway: gateway),
            unconfined: unconfined
        )
        apps = AppSupervisor(context: context, launches: launches, environment: environment)
        launcher = ExtensionLauncher(context: context, launches: launches, environment: environment)
        prewarmed = PrewarmedProcesses(context: context)
        extensions = ServiceExtensionSupervisor(context: context, launcher: launcher, prewarmed: prewarmed)
    }

    /// Ends what runs of an app, and what waits for work of its extensions.
    package func end(_ bundleID: String) async {
        await apps.end(bundleID)
        prewarmed.discard(of: bundleID)
    }

    /// Ends every process, as the device does at its own end.
    package func endAll() {
        apps.endAll()
        launcher.endAll()
    }
}
