import type { Question } from '../question'

/** The way back to the game, servers, streams, tournaments, accounts, staff, talk. */
export const aboutSite: readonly Question[] = []
