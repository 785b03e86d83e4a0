// npm run build: builds what is stale, and says what.
import { buildStale } from './lib/build.mjs'
import { inTurn } from './lib/claim.mjs'
import { ensureDependencies } from './lib/install.mjs'
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
