import { canInstallPackages, distributions, installCommand, installPackages } from './apt.mjs'
import { UserError } from '../progress.mjs'
import { findCommand } from '../process/run.mjs'

/** Installs Chromium for the browser tests. Not on Ubuntu, whose package only fetches a snap: there the user is told how. */
export async function ensureChromium() {
  if (findCommand('chromium')) return
  const command = installCommand({ apt: 'chromium', dnf: 'chromium', brew: 'chromium' })
  if (!canInstallPackages() || distributions().includes('ubuntu'))
    throw new UserError(`Falta Chromium para probar en un navegador. Instálalo con:\n  ${command}`)
  await installPackages(['chromium', 'fonts-liberation'], 'probar en un navegador')
}
