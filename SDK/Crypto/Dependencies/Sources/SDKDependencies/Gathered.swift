// Gathers what the SDK stands on into one archive.
