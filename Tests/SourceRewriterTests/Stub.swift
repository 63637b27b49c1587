import Testing
@Test func f() {}
