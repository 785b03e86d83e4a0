import { createHash } from 'node:crypto'
import { filesOf, readCorpus, type Corpus } from './read'

const files = [...filesOf('intents'), ...filesOf('words'), ...filesOf('articles'), ...filesOf('data')]
const problems: string[] = []

export const corpus: Corpus = readCorpus(files, problems)
if (problems.length) throw new Error(`assistant/corpus: ${problems.join('\n')}`)

/** Another one where anything of the corpus is another. */
export const corpusHash: string = files
  .reduce((hash, { path, text }) => hash.update(`${path}\0${text.length}\0${text}`), createHash('sha256'))
  .digest('hex')
