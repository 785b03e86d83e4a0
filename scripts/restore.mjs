// npm run restore FILE: restores a backup into an empty data folder and database (docs/operations.md).
import { resolve } from 'node:path'
import { runEntry } from './lib/run-entry.mjs'

// npm runs this in the project's folder, but paths are relative to the folder where the user gave the command
const from = process.env['INIT_CWD'] ?? process.cwd()
await runEntry(
  'restore',
  process.argv.slice(2).map((file) => resolve(from, file)),
)
