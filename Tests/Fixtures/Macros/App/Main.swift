import Foundation
import Kit

@Named final class Rope {}

@main enum Main {
    static func main() { print(rung(), Rope.name, #Spelled(2 * 3).1) }
}
