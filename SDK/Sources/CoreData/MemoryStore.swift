import Foundation
import FoundationAdditions

/// The objects of a coordinator.
final class MemoryStore {
    // Contexts of several threads share it.
    private let lock = NSLock()
    private var all: [NSManagedObject] = []
    private var removed: Set<String> = []

    var objects: [NSManagedObject] { lock.withLock { all } }
    /// The ids of objects that were removed and are in the store's file still.
    var removedIDs: Set<String> { lock.withLock { removed } }

    func add(_ object: NSManagedObject) {
        lock.withLock {
            all.append(object)
            removed.remove(object.objectID.number)
        }
    }
    func remove(_ object: NSManagedObject) {
        lock.withLock {
            all.removeAll { $0 === object }
            removed.insert(object.objectID.number)
        }
    }
    /// Removes an object that the store's file has no more.
    func drop(_ object: NSManagedObject) { lock.withLock { all.removeAll { $0 === object } } }
    /// The store's file has none of the removed objects now.
    func forgetRemoved() { lock.withLock { removed = [] } }

    func found<ResultType>(by request: NSFetchRequest<ResultType>) -> [NSManagedObject] {
        var found = objects.filter { object in
            request.takes(object.entity) && (request.predicate?.evaluate(with: object) ?? true)
        }
        for descriptor in (request.sortDescriptors ?? []).reversed() {
            found = found.enumerated().sorted { first, second in
                let order = descriptor.compare(first.element, to: second.element)
                return order == .orderedAscending || order == .orderedSame && first.offset < second.offset
            }.map(\.element)
        }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }
}

extension NSFetchRequest {
    /// Whether it asks for objects of an entity.
    fileprivate func takes(_ entity: NSEntityDescription) -> Bool {
        guard let entityName, entity.name != entityName else { return true }
        var above = includesSubentities ? entity.superentity : nil
        while let own = above {
            if own.name == entityName { return true }
            above = own.superentity
        }
        return false
    }
}

/// Rows of values in place of objects, as a fetch of dictionaries has them.
extension MemoryStore {
    func rows<ResultType>(of request: NSFetchRequest<ResultType>) -> [NSDictionary] {
        let columns = (request.propertiesToFetch ?? []).compactMap(Column.init)
        let keys = (request.propertiesToGroupBy ?? []).compactMap(Column.init)
        let (limit, offset) = (request.fetchLimit, request.fetchOffset)
        (request.fetchLimit, request.fetchOffset) = (0, 0)
        let objects = found(by: request)
        (request.fetchLimit, request.fetchOffset) = (limit, offset)
        var rows: [NSDictionary]
        if !keys.isEmpty {
            rows = groups(of: objects, by: keys).map { row(of: $0, columns + keys.filter { !columns.contains($0) }) }
        } else if columns.contains(where: \.isAggregate) {
            rows = [row(of: objects, columns)]
        } else {
            rows = objects.map { object in
                columns.isEmpty ? object.primitiveValues as NSDictionary : row(of: [object], columns)
            }
        }
        if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
        if request.returnsDistinctResults { rows = NSOrderedSet(array: rows).array.compactMap { $0 as? NSDictionary } }
        rows = Array(rows.dropFirst(offset))
        return limit > 0 ? Array(rows.prefix(limit)) : rows
    }

    /// Objects with the same values, in the order of the first of each.
    private func groups(of objects: [NSManagedObject], by keys: [Column]) -> [[NSManagedObject]] {
        var groups: [[NSManagedObject]] = []
        var places: [NSDictionary: Int] = [:]
        for object in objects {
            let key = row(of: [object], keys)
            if let place = places[key] {
                groups[place].append(object)
            } else {
                places[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }

    private func row(of objects: [NSManagedObject], _ columns: [Column]) -> NSDictionary {
        let row = NSMutableDictionary()
        for column in columns { row[column.name] = column.value(of: objects) }
        return row
    }
}

/// A value that a row has: a property, or what an expression gives for the objects.
private struct Column: Equatable {
    let name: String
    let expression: ValueExpression?

    init?(_ property: Any) {
        switch property {
        case let name as String: (self.name, expression) = (name, nil)
        case let computed as NSExpressionDescription: (name, expression) = (computed.name, computed.expression)
        case let property as NSPropertyDescription: (name, expression) = (property.name, nil)
        default: return nil
        }
    }

    static func == (one: Column, other: Column) -> Bool { one.name == other.name }

    /// Whether it is of all objects together.
    var isAggregate: Bool {
        let names: Set = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"]
        return expression.map { names.contains($0.function) || $0.keyPath.contains("@") } ?? false
    }

    func value(of objects: [NSManagedObject]) -> Any? {
        guard let expression else {
            return name.split(separator: ".").reduce(objects.first as Any?) { object, key in
                (object as? NSManagedObject)?.value(forKey: String(key))
            }
        }
        return expression.expressionValue(with: isAggregate ? objects : objects.first, context: nil)
    }
}
