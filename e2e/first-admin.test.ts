import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '@trinchera/testing/product'
import { expect, it } from 'vitest'

const command = resolve(import.meta.dirname, '../server/dist/admin.js')
const nobody = 'nadie administra el sitio todavía: npm run admin'

it('says at each start that nobody administers and how to make who does, until there is one', async (test) => {
  const { server, env, stop } = await startProduct({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  test.onTestFinished(stop)
  /** What a further start of the server prints until it listens. */
  async function restarted() {
    await server.end()
    const from = server.output.length
    server.start()
    await server.prints(/servidor en http/, from)
    return server.output.slice(from)
  }
  expect(server.output).toContain(nobody)
  expect(await restarted()).toContain(nobody)

  const { stdout } = await promisify(execFile)(process.execPath, [command, 'intendente@correo.cl'], { env })
  expect(stdout).toMatch(/^Cuenta de administración creada: intendente@correo\.cl\nContraseña: \S+\n$/)
  expect(await restarted()).not.toContain(nobody)
})
