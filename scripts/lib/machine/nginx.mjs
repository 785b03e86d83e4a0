import { canInstallPackages, disableService, installPackages } from './apt.mjs'
import { succeeds } from '../process/run.mjs'

const exists = () => succeeds('/usr/sbin/nginx', ['-v'])

/** Installs nginx for the tests that need it, if that needs no password. Without nginx these tests are skipped. */
export async function tryNginx() {
  if (exists() || !canInstallPackages()) return
  await installPackages(['nginx'], 'las pruebas de ops/nginx.conf')
  disableService('nginx')
}
