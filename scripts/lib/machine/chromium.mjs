import { canInstallPackages, distributions, installCommand, installPackages } from './apt.mjs'
import { UserError } from '../progress.mjs'
import { findCommand } from '../process/run.mjs'

/**
 * Ensures that the browsers for end-to-end tests are installed. The headless shell is Chromium without a user interface. It uses about a
 * quarter less CPU but shows no notifications, so tests of pushes use the whole Chromium. If only Chromium is installed, it runs all tests.
 * On Ubuntu the user must install Chromium, because Ubuntu's package only downloads a snap.
 */
export async function ensureChromium() {
  if (findCommand('chromium')) return
  const command = installCommand({ apt: 'chromium chromium-headless-shell', dnf: 'chromium', brew: 'chromium' })
  if (!canInstallPackages() || distributions().includes('ubuntu'))
    throw new UserError(`Falta Chromium para probar en un navegador. Instálalo con:\n  ${command}`)
  await installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation'], 'probar en un navegador')
}
