package import NotificationModel

extension NotificationContent {
    /// What differs in `after`, field by field.
    package func changes(to after: NotificationContent) -> [ContentChange] {
        var changes: [ContentChange] = []
        func compare(_ field: String, _ before: String?, _ after: String?) {
            if before != after { changes.append(ContentChange(field: field, before: before, after: after)) }
        }
        compare("title", title.described, after.title.described)
        compare("subtitle", subtitle.described, after.subtitle.described)
        compare("body", body.described, after.body.described)
        compare("badge", badge.map(String.init), after.badge.map(String.init))
        compare("sound", sound?.described, after.sound?.described)
        compare("attachments", attachments.described, after.attachments.described)
        compare("categoryIdentifier", categoryIdentifier.ifAny, after.categoryIdentifier.ifAny)
        compare("threadIdentifier", threadIdentifier.ifAny, after.threadIdentifier.ifAny)
        compare("launchImageName", launchImageName.ifAny, after.launchImageName.ifAny)
        compare("targetContentIdentifier", targetContentIdentifier, after.targetContentIdentifier)
        compare("interruptionLevel", interruptionLevel.payloadName, after.interruptionLevel.payloadName)
        compare("relevanceScore", String(relevanceScore), String(after.relevanceScore))
        compare("filterCriteria", filterCriteria, after.filterCriteria)
        compare("communication", communication?.senderName, after.communication?.senderName)
        for key in Set(userInfo.keys).union(after.userInfo.keys).sorted() where userInfo[key] != after.userInfo[key] {
            compare("userInfo.\(key)", userInfo[key]?.described, after.userInfo[key]?.described)
        }
        return changes
    }
}

extension String {
    fileprivate var ifAny: String? { isEmpty ? nil : self }
}

extension DisplayText {
    fileprivate var described: String? {
        guard let localization else { return plain.ifAny }
        return "\(localization.key)(\(localization.arguments.joined(separator: ", ")))"
    }
}

extension NotificationSound {
    fileprivate var described: String {
        let name =
            switch source {
            case .systemDefault: "default"
            case .systemRingtone: "ringtone"
            case .named(let name): name
            case .ringtone(let name): "ringtone \(name)"
            }
        return isCritical ? "\(name), critical" : name
    }
}

extension [Attachment] {
    fileprivate var described: String? {
        let texts = map { attachment in
            let name = attachment.path.split(separator: "/").last.map(String.init) ?? attachment.path
            return "\(name) (\(attachment.type))"
        }
        return texts.joined(separator: ", ").ifAny
    }
}

extension PropertyValue {
    fileprivate var described: String {
        switch self {
        case .null: "null"
        case .bool(let flag): String(flag)
        case .integer(let number): String(number)
        case .double(let number): String(number)
        case .string(let text): text
        case .data(let data): "\(data.count) bytes"
        case .date(let date): "\(date)"
        case .array(let elements): "[\(elements.map(\.described).joined(separator: ", "))]"
        case .dictionary(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.described)" }.joined(separator: ", "))}"
        }
    }
}
