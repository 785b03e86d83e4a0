// How well the assistant answers: `npm run bench:assistant` prints the figures of both parts. With `work` the wrong answers of that part are
// listed too; those of `judge` never are, so that nobody tunes the assistant to them.
import { figuresLine, measure } from './measure'

for (const part of ['work', 'judge'] as const) {
  const figures = await measure(part)
  if (part === 'work' && process.argv.includes('work'))
    for (const line of figures.wrong) process.stdout.write(`  ${line}\n`)
  process.stdout.write(`${figuresLine(part, figures)}\n`)
}
