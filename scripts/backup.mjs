// npm run backup: everything that the site keeps, in one file (docs/operations.md). The site may be running.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('backup', [])
