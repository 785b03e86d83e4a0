// For those who call `npm ci` themselves: brings a compiler where one is missing; with --environment, prints what npm should know instead.
import { bringCompilers, compilingEnvironment } from './lib/machine/install.mjs'
import { complain } from './lib/progress.mjs'

if (process.argv.includes('--environment')) {
  for (const [name, value] of Object.entries(compilingEnvironment()))
    process.stdout.write(`export ${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`)
} else {
  try {
    // Exit 1 where all was there already: then it was something else that npm ci failed for.
    if (!(await bringCompilers())) process.exitCode = 1
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}
