import { canInstallPackages, distributions, installCommand, installPackages } from './apt.mjs'
import { Trouble } from '../progress.mjs'
import { findCommand } from '../process/run.mjs'

/** The browser that the journeys drive; Ubuntu's package of that name only fetches a snap, so there it is left to the person. */
export async function ensureChromium() {
  if (findCommand('chromium')) return
  const command = installCommand({ apt: 'chromium', dnf: 'chromium', brew: 'chromium' })
  if (!canInstallPackages() || distributions().includes('ubuntu'))
    throw new Trouble(`Falta Chromium para probar en un navegador. Instálalo con:\n  ${command}`)
  await installPackages(['chromium', 'fonts-liberation'], 'probar en un navegador')
}
