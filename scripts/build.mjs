// npm run build: builds what is stale, and says what.
import { buildStale } from './lib/build/build-stale.mjs'
import { inTurn } from './lib/process/lock-file.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { root } from './lib/places.mjs'
import { complain, say } from './lib/progress.mjs'

try {
  await inTurn(root, () => ensureDependencies(root))
  const names = await inTurn(root, () => buildStale(root))
  say(names.length ? `Construido: ${names.join(', ')}.` : 'Todo estaba al día.')
} catch (error) {
  complain(error)
  process.exitCode = 1
}
