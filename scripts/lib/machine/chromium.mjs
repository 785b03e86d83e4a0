import { canInstallPackages, distributions, installCommand, installPackages } from './apt.mjs'
import { UserError } from '../progress.mjs'
import { findCommand } from '../process/run.mjs'

/**
 * Ensures that the browsers for the end-to-end tests are installed. Most tests use the headless shell, a Chromium without user interface
 * that needs about a quarter less CPU. It shows no notifications, so tests of pushes use the full Chromium, as do all tests if there is no
 * headless shell. On Ubuntu users must install Chromium themselves, because Ubuntu's package is only a downloader for a snap.
 */
export async function ensureChromium() {
  if (findCommand('chromium')) return
  const command = installCommand({ apt: 'chromium chromium-headless-shell', dnf: 'chromium', brew: 'chromium' })
  if (!canInstallPackages() || distributions().includes('ubuntu'))
    throw new UserError(`Falta Chromium para probar en un navegador. Instálalo con:\n  ${command}`)
  await installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation'], 'probar en un navegador')
}
