/**
 * A question as somebody types it, or the questions of one thread, of which the last counts; and what its answer must contain. Marks, case and
 * emphasis do not matter, `a|b` is one or the other, a number stands by itself, and `{…}` is a fact that `facts.ts` looks up without the assistant.
 */
export type Question = readonly [ask: string | readonly string[], ...has: string[]]

/** What is not for the assistant, and must be turned away: a question, or the questions of one thread. */
export type Stray = string | readonly string[]
