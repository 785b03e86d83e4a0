// npm run audit: fails if a package of the product has a known serious vulnerability, or a package in the lock file has no hash. If the npm
// registry does not provide its advisories, says so and passes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditVerdict, unsealedPackages } from './lib/audit.mjs'
import { root } from './lib/places.mjs'
import { run } from './lib/process/run.mjs'
import { print } from './lib/progress.mjs'

const unsealed = unsealedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'))
if (unsealed.length) print(`FALLA sin hash en package-lock.json: ${unsealed.join(', ')}`)

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
const verdict = auditVerdict((await run('npm', args, { cwd: root })).output)
if (verdict.outcome === 'unknown') print(`SIN REVISAR: el registro de npm no dio sus avisos (${verdict.reason})`)
else if (verdict.outcome === 'clean') print('ok    ningún paquete que se entrega tiene una falla conocida grave')
else print(`FALLA paquetes con fallas conocidas: ${verdict.packages.join(', ')}`)

process.exitCode = unsealed.length || verdict.outcome === 'vulnerable' ? 1 : 0
