// How well and how fast the assistant answers: `npm run bench:assistant` prints the figures of both parts, by kind of question. With `work` the
// wrong answers of that part are listed too; those of `judge` never are, so that nobody tunes the assistant to them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storeLearnt } from '../../src/intents/learnt'
import { figuresLine, kindLines, measure, questions } from './measure'

for (const part of ['work', 'judge'] as const) {
  const figures = await measure(questions.filter(({ judged }) => judged === (part === 'judge')))
  const listed = part === 'work' && process.argv.includes('work') ? figures.wrong.map((line) => `  ${line}`) : []
  process.stdout.write(`${[...listed, ...kindLines(figures), figuresLine(part, figures)].join('\n')}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'trinchera-learnt-'))
await storeLearnt(join(folder, 'learnt.bin'))
await once(fork(fileURLToPath(new URL('cold.ts', import.meta.url)), [join(folder, 'learnt.bin')]), 'exit')
rmSync(folder, { recursive: true })
