import { canInstallPackages, distributions, installCommand, installPackages } from './apt.mjs'
import { UserError } from '../progress.mjs'
import { findCommand } from '../process/run.mjs'

/**
 * The browsers that the journeys drive. The headless shell is Chromium without its own windows: the same journeys take about a quarter less CPU,
 * but it shows no notifications, so journeys of pushes drive the whole Chromium, which where it stands alone drives all of them.
 * Ubuntu's package only fetches a snap, so there the person installs it.
 */
export async function ensureChromium() {
  if (findCommand('chromium')) return
  const command = installCommand({ apt: 'chromium chromium-headless-shell', dnf: 'chromium', brew: 'chromium' })
  if (!canInstallPackages() || distributions().includes('ubuntu'))
    throw new UserError(`Falta Chromium para probar en un navegador. Instálalo con:\n  ${command}`)
  await installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation'], 'probar en un navegador')
}
