/// How the pixels of a file lie to what they show (Image I/O: CGImagePropertyOrientation); the numbers are those of
/// EXIF. UIKit's `import` finds it, as with Apple's.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
