import { createHash } from 'node:crypto'
import { plain } from '../words/plain'

/** A question without marks, case and punctuation: what makes it the same question. */
export const normalised = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim() || text

/** One question in so many is judged by. */
const judgedShare = 5

/** Whether a question is one to judge by. Its own text decides, so that nobody can choose. Takes a normalised text. */
export const isJudged = (question: string): boolean =>
  createHash('sha256').update(question).digest().readUInt32BE(0) % judgedShare === 0
