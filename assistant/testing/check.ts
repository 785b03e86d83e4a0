// Says what is wrong in the corpus, a problem a line with its file and line; for `npm run check`.
import { blocksOf } from '../src/corpus/blocks'
import { normalised } from '../src/corpus/normal'
import { keyOf, questionsOf } from './questions/read'
import { filesOf, readCorpus } from '../src/corpus/read'

const problems: string[] = []
const files = filesOf('intents')
const { articles, forms } = readCorpus(
  [...files, ...filesOf('words'), ...filesOf('articles'), ...filesOf('data')],
  problems,
)
const blocks = files.flatMap((file) => blocksOf(file, []))
const judged = new Map(
  questionsOf(filesOf('questions'), problems).flatMap((question) =>
    question.judged ? [[keyOf(question.asked), question.at] as const] : [],
  ),
)
for (const { fields } of blocks) {
  const at = judged.get(normalised(fields.pregunta ?? ''))
  if (at) problems.push(`${at} is the question of a button, which is always known: leave it out`)
}
for (const { id, samples } of [...articles, ...forms])
  for (const sample of samples)
    if (judged.has(normalised(sample))) problems.push(`[${id}] has a question to judge by: ${sample}`)
for (const { text, at } of blocks.flatMap(({ lines }) => lines))
  if (judged.has(normalised(text))) problems.push(`${at} is a question to judge by: leave it out`)
// What answers the intents reads the corpus as it is loaded, and stops there if something is wrong in it.
if (!problems.length) {
  const { capabilityOf } = await import('../src/intents/capabilities')
  for (const { name, at, fields } of blocks)
    if (!fields.regla && !capabilityOf.has(name) && !articles.some(({ id, es }) => id === name && es))
      problems.push(`${at} has no answer in intents/capabilities.ts, no rule, and no article in Spanish`)
  for (const id of capabilityOf.keys())
    if (!blocks.some(({ name }) => name === id)) problems.push(`intents/ has no [${id}], which capabilities.ts answers`)
}
process.stdout.write(problems.map((problem) => `assistant/corpus/${problem}\n`).join(''))
process.exitCode = problems.length ? 1 : 0
