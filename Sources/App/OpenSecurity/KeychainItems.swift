/// Adds an item (`SecItemAdd`).
///
/// - Returns: `errSecDuplicateItem` if there is one with the same class, service, account and server;
///   `errSecMissingEntitlement` if the process has no container of the access group; `errSecParam` for a query that is
///   not understood; `errSecInteractionNotAllowed` while the phone is locked, for an item that is then protected.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    withItems(attributes) { query, items in
        guard let itemClass = query.itemClass else { return errSecParam }
        let now = Date()
        let item = KeychainItem(
            itemClass: itemClass,
            attributes: query.attributes,
            value: query.value ?? Data(),
            accessible: query.accessible,
            created: now,
            modified: now
        )
        guard item.isReadable else { return errSecInteractionNotAllowed }
        guard !items.contains(where: item.isSame(as:)) else { return errSecDuplicateItem }
        guard items.count < KeychainFile.itemLimit else { return errSecAllocate }
        items.append(item)
        if let result { result.pointee = answer(to: query, [item]) }
        return errSecSuccess
    }
}

/// Finds items (`SecItemCopyMatching`): data, attributes, or dictionaries of both, one or a list.
///
/// - Returns: `errSecInteractionNotAllowed` for data that are protected while the phone is locked.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    withItems(query) { query, items in
        let found = items.filter { $0.matches(query) }
        guard !found.isEmpty else { return errSecItemNotFound }
        if query.wantsData, !found.allSatisfy(\.isReadable) { return errSecInteractionNotAllowed }
        if let result { result.pointee = answer(to: query, found) }
        return errSecSuccess
    }
}

/// Changes every item that a query finds (`SecItemUpdate`).
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let changes = KeychainQuery(attributesToUpdate) else { return errSecParam }
    return withItems(query) { query, items in
        let found = items.indices.filter { items[$0].matches(query) }
        guard !found.isEmpty else { return errSecItemNotFound }
        guard found.allSatisfy({ items[$0].isReadable }) else { return errSecInteractionNotAllowed }
        for index in found {
            if let accessible = changes.accessible { items[index].accessible = accessible }
            if let value = changes.value { items[index].value = value }
            items[index].attributes.merge(changes.attributes) { _, new in new }
            items[index].modified = Date()
        }
        return errSecSuccess
    }
}

/// Removes every item that a query finds (`SecItemDelete`).
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    withItems(query) { query, items in
        let count = items.count
        items.removeAll { $0.matches(query) }
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}

/// What a result code means, in words; nil for a code that has none here.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecParam: "One or more parameters passed to the function were not valid."
    case errSecDuplicateItem: "The item already exists."
    case errSecItemNotFound: "The item cannot be found."
    case errSecMissingEntitlement:
        "A required entitlement is missing: the process has no container of the access group."
    case errSecAllocate: "The access group holds too many items."
    case errSecInteractionNotAllowed: "The item cannot be had while the phone is locked."
    case errSecIO: "The keychain's file cannot be read or written."
    default: nil
    }
}

private func withItems(
    _ dictionary: CFDictionary,
    _ body: (KeychainQuery, inout [KeychainItem]) -> OSStatus
) -> OSStatus {
    guard let query = KeychainQuery(dictionary) else { return errSecParam }
    guard let file = KeychainFile(accessGroup: query.accessGroup) else { return errSecMissingEntitlement }
    do {
        return try file.update { body(query, &$0) }
    } catch {
        return errSecIO
    }
}

private func answer(to query: KeychainQuery, _ items: [KeychainItem]) -> CFTypeRef? {
    guard query.wantsData || query.wantsAttributes else { return nil }
    let answers = items.map { item -> AnyObject in
        guard query.wantsAttributes else { return NSData(data: item.value) }
        var dictionary = item.dictionary(accessGroup: query.accessGroup)
        if query.wantsData { dictionary["v_Data"] = item.value }
        return dictionary as NSDictionary
    }
    return query.wantsAll ? answers as NSArray : answers.first
}
