// npm run restore FILE: a backup into an empty place (docs/operations.md).
import { resolve } from 'node:path'
import { runEntry } from './lib/run-entry.mjs'

// npm runs this in the project's folder; a path is meant from where the command was given
const from = process.env['INIT_CWD'] ?? process.cwd()
await runEntry(
  'restore',
  process.argv.slice(2).map((file) => resolve(from, file)),
)
