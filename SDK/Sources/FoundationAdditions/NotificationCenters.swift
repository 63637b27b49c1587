public import Foundation
@_spi(Carillon) import OpenUserNotifications
import Synchronization

// Core Foundation's notification centers, by which apps and their extensions tell each other that something has changed.

/// A name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    fileprivate let text: String
    public var rawValue: CFString { text as NSString }
    public init(rawValue: CFString) { text = String(describing: rawValue) }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

/// When a notification comes to a process that sleeps; all come at once.
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

/// What hears of one; with Apple's it is a function of C, which captures nothing.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// Tells observers of notifications.
///
/// `@unchecked`: who hears is behind a lock, and pointers of observers are only compared and handed back.
public final class CFNotificationCenter: @unchecked Sendable {
    private struct Observer: @unchecked Sendable {
        let pointer: UnsafeRawPointer?
        let name: CFNotificationName?
        let call: CFNotificationCallback
    }
    private let observers = Mutex<[Observer]>([])
    /// Whether what is posted goes to every process of the phone.
    private let isShared: Bool
    fileprivate init(isShared: Bool) { self.isShared = isShared }

    fileprivate func add(_ pointer: UnsafeRawPointer?, _ call: @escaping CFNotificationCallback, _ name: CFString?) {
        let observer = Observer(pointer: pointer, name: name.map { CFNotificationName($0) }, call: call)
        observers.withLock { $0.append(observer) }
        guard isShared else { return }
        DarwinNotificationLink.observe { [self] name in hear(CFNotificationName(name as NSString), nil, nil) }
    }
    fileprivate func remove(_ pointer: UnsafeRawPointer?, _ name: CFNotificationName?) {
        observers.withLock { $0.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) } }
    }
    /// A name alone goes to other processes, and comes back to this one as to them; without a phone this one hears it at
    /// once.
    fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        if isShared, DarwinNotificationLink.post(name.text) { return }
        hear(name, object, userInfo)
    }
    private func hear(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        // Outside of the lock, since whoever hears may add and remove.
        for observer in observers.withLock({ $0 }) where observer.name == nil || observer.name == name {
            observer.call(self, UnsafeMutableRawPointer(mutating: observer.pointer), name, object, userInfo)
        }
    }

    fileprivate static let darwin = CFNotificationCenter(isShared: true), local = CFNotificationCenter(isShared: false)
}

/// The center that reaches every process of the phone (CFNotificationCenterGetDarwinNotifyCenter): a name alone, which
/// its observers hear on the main thread; an app that does not run is not started by it.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// The process's own.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ callBack: @escaping CFNotificationCallback,
    _ name: CFString!,
    _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center.add(observer, callBack, name) }

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center.remove(observer, name) }

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer, nil)
}

public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) { center.post(name, object, userInfo) }
