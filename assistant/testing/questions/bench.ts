// How well and how fast the assistant answers: `npm run bench:assistant` prints the figures of both parts, by kind of question. With `work` the
// wrong answers of that part are listed too; those of `judge` never are, so that nobody tunes the assistant to them.
import { figuresLine, kindLines, measure, questions } from './measure'

for (const part of ['work', 'judge'] as const) {
  const figures = await measure(questions.filter(({ judged }) => judged === (part === 'judge')))
  const listed = part === 'work' && process.argv.includes('work') ? figures.wrong.map((line) => `  ${line}`) : []
  process.stdout.write(`${[...listed, ...kindLines(figures), figuresLine(part, figures)].join('\n')}\n`)
}
