const pauses = { first: 5_000, longest: 3_600_000 }

/** Milliseconds to wait after the given number of failed attempts: 5 s after the first, then doubled each time, up to an hour. */
export const pauseAfter = (attempts: number) => Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest)

/** The time `ms` milliseconds after `from`, as ISO 8601. */
export const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()
