// npm run admin -- EMAIL [PASSWORD]: makes the first account of rol 1 (docs/operations.md). The site may be running.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('admin', process.argv.slice(2))
