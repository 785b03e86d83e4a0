import type { Question } from '../question'

/** Clans, players, stages, matches, what would happen, rules, maps. */
export const aboutLadder: readonly Question[] = []
