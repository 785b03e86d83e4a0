import type { Question } from '../question'
import { earlier } from './earlier'
import { aboutLadder } from './ladder'
import { secondJudged } from './second-judged'
import { aboutSite } from './site'
import { thirdJudged } from './third-judged'
import { threads } from './threads'
import { voicesA } from './voices-a'
import { voicesB } from './voices-b'

/** The questions to work on: each was once asked without a right answer, or says what must stay answered. */
export const worked: readonly Question[] = [
  ...earlier,
  ...aboutSite,
  ...aboutLadder,
  ...threads,
  ...voicesA,
  ...voicesB,
  ...secondJudged,
  ...thirdJudged,
]
