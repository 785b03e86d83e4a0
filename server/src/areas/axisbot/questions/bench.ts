// How well the assistant answers: `npm run bench:assistant` prints both parts' figures. With `work` the wrong ones of that part are listed too;
// those of the part to judge by are nobody's to look at.
import { figuresLine, measure } from './measure'

for (const part of ['work', 'judge'] as const) {
  const figures = await measure(part)
  if (part === 'work' && process.argv.includes('work'))
    for (const line of figures.wrong) process.stdout.write(`  ${line}\n`)
  process.stdout.write(`${figuresLine(part, figures)}\n`)
}
