import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder } from '../folders'
import { formsOf, type QueryForm } from './forms'
import { articlesOf, clashesOf, type Article } from './articles'
import { blocksOf, type CorpusFile } from './blocks'
import { intentsOf, type IntentData } from './intents'
import { wordsOfBlocks, type WordLists } from './words'

/** What is read when the assistant is loaded. It is the same in whatever order files, blocks and lines stand. */
export interface Corpus {
  intents: readonly IntentData[]
  words: WordLists
  articles: readonly Article[]
  forms: readonly QueryForm[]
}

/** The files of a part of the corpus. Throws where it is not there. */
export const filesOf = (
  part: 'intents' | 'words' | 'questions' | 'articles' | 'data',
  folder = corpusFolder,
): CorpusFile[] =>
  readdirSync(join(folder, part))
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .sort()
    .map((name) => ({ path: `${part}/${name}`, text: readFileSync(join(folder, part, name), 'utf8') }))

/** Where a sample question stands, or a name (`## name`) of an article or form, by file and line. */
const placesOf = (key: string, files: readonly CorpusFile[]): string =>
  files
    .filter(({ path }) => /^(?:articles|data|intents)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((typed, index) => {
        const line = typed
          .trim()
          .replace(/^- /, '')
          .replace(/^\[(.+)\]$/, '## $1')
        return line === key ? [`${path}:${index + 1}`] : []
      }),
    )
    .join(' and ')

/** Reads the corpus; `problems` takes what is wrong, with its file and line. */
export function readCorpus(files: readonly CorpusFile[], problems: string[]): Corpus {
  const blocks = (part: string) =>
    files.filter(({ path }) => path.startsWith(part)).flatMap((file) => blocksOf(file, problems))
  const intents = intentsOf(blocks('intents/'), problems)
  const ids = new Set(intents.map(({ id }) => id))
  const articles = files
    .filter(({ path }) => path.startsWith('articles/'))
    .flatMap((file) => articlesOf(file, ids, problems))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const forms = formsOf(blocks('data/'), problems)
  problems.push(
    ...clashesOf([
      ...articles,
      ...forms,
      ...intents.map(({ id, examples }) => ({ id: `intents/${id}`, samples: examples })),
    ]).map((key) => `${placesOf(key, files)} are the same: ${key}`),
    ...forms.filter(({ id }) => ids.has(id)).map(({ id }) => `data/ [${id}] is the name of an intent`),
  )
  return {
    articles,
    forms,
    intents,
    words: wordsOfBlocks(blocks('words/'), problems),
  }
}
