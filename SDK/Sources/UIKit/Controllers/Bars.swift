/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable { case `default` = 0, black = 1 }

/// The heights that a bar may have.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1 }
