import type { Question } from '../question'

/** Threads, and questions with much around them. */
export const threads: readonly Question[] = []
