// npm run backup: saves all data of the site in one file (docs/operations.md). The site may be running.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('backup', [])
