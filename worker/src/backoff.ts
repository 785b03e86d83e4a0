const pauses = { first: 5_000, longest: 3_600_000 }

/** Delay after a failed attempt, ms: 5 s, doubled each time, up to an hour. */
export const pauseAfter = (attempts: number) => Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest)

/** The instant `ms` milliseconds after `from`, ISO 8601. */
export const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()
