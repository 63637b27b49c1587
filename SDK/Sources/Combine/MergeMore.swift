public import OpenCombine

// `Publishers.Merge3(a, b, c)` and its like: what merges more than two is the first of them and the last.
extension Publishers.Merge {
    public init<P1: Publisher, P2: Publisher>(_ a: P1, _ b: P2, _ c: B) where A == Publishers.Merge<P1, P2> {
        self.init(A(a, b), c)
    }

    public init<P1: Publisher, P2: Publisher, P3: Publisher>(_ a: P1, _ b: P2, _ c: P3, _ d: B)
    where A == Publishers.Merge<Publishers.Merge<P1, P2>, P3> {
        self.init(A(a, b, c), d)
    }

    public init<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(_ a: P1, _ b: P2, _ c: P3, _ d: P4, _ e: B)
    where A == Publishers.Merge<Publishers.Merge<Publishers.Merge<P1, P2>, P3>, P4> {
        self.init(A(a, b, c, d), e)
    }

    public init<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
        _ a: P1,
        _ b: P2,
        _ c: P3,
        _ d: P4,
        _ e: P5,
        _ f: B
    ) where A == Publishers.Merge<Publishers.Merge<Publishers.Merge<Publishers.Merge<P1, P2>, P3>, P4>, P5> {
        self.init(A(a, b, c, d, e), f)
    }

    public init<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher>(
        _ a: P1,
        _ b: P2,
        _ c: P3,
        _ d: P4,
        _ e: P5,
        _ f: P6,
        _ g: B
    )
    where
        A == Publishers.Merge<
            Publishers.Merge<Publishers.Merge<Publishers.Merge<Publishers.Merge<P1, P2>, P3>, P4>, P5>, P6
        >
    {
        self.init(A(a, b, c, d, e, f), g)
    }

    public init<
        P1: Publisher,
        P2: Publisher,
        P3: Publisher,
        P4: Publisher,
        P5: Publisher,
        P6: Publisher,
        P7: Publisher
    >(_ a: P1, _ b: P2, _ c: P3, _ d: P4, _ e: P5, _ f: P6, _ g: P7, _ h: B)
    where
        A == Publishers.Merge<
            Publishers.Merge<
                Publishers.Merge<Publishers.Merge<Publishers.Merge<Publishers.Merge<P1, P2>, P3>, P4>, P5>, P6
            >, P7
        >
    {
        self.init(A(a, b, c, d, e, f, g), h)
    }
}
