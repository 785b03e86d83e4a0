// For callers of `npm ci`: installs a missing compiler; with --environment, prints the variables to export for npm instead.
import { installCompilers, compilerEnvironment } from './lib/machine/install.mjs'
import { printError } from './lib/progress.mjs'

if (process.argv.includes('--environment')) {
  for (const [name, value] of Object.entries(compilerEnvironment()))
    process.stdout.write(`export ${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`)
} else {
  try {
    // Exit 1 where nothing was missing: npm ci failed for another reason, and a retry would not help.
    if (!(await installCompilers())) process.exitCode = 1
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
