import { createServer, isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from './progress.mjs'

/** @param {string} host */
const inUrl = (host) => (isIP(host) === 6 ? `[${host}]` : host)

/** @typedef {{ host: string, port: number, url: string, readyUrl: string }} Address */

/**
 * Listens on the port and closes again, so that an occupied port is reported before minutes of installing.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>} the port; if `port` is 0, a free one
 */
function tryPort(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE')
        reject(
          new UserError(`El puerto ${port} de ${host} está ocupado. Ciérralo o elige otro: PORT=${port + 1} npm start`),
        )
      else if (code === 'EACCES')
        reject(new UserError(`No hay permiso para escuchar en el puerto ${port}. Elige otro: PORT=3000 npm start`))
      else reject(new UserError(`No se puede escuchar en HOST=${host}, PORT=${port} (${code || error.message}).`))
    })
    server.listen(port, host, () => {
      const bound = server.address()
      server.close(() => resolve(bound && typeof bound === 'object' ? bound.port : port))
    })
  })
}

/**
 * Where the site will listen, according to HOST and PORT. Throws a UserError.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Address>}
 */
export async function chooseAddress(env) {
  const host = env['HOST']?.trim() || '127.0.0.1'
  const wanted = env['PORT']?.trim() || '3000'
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535)
    throw new UserError('Configuración: PORT debe ser un número de puerto')
  const port = await tryPort(host, Number(wanted))
  // A server can listen on the wildcard addresses, but clients cannot connect to them.
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return { host, port, url: `http://${inUrl(host)}:${port}`, readyUrl: `http://${inUrl(reachable)}:${port}/listo` }
}

/** Polls the readiness check until it succeeds; rejects when `signal` aborts. @param {string} readyUrl @param {AbortSignal} signal */
export async function siteIsReady(readyUrl, signal) {
  for (;;) {
    const status = await fetch(readyUrl, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) }).then(
      (reply) => (reply.body?.cancel(), reply.status),
      () => 0,
    )
    if (status === 200) return
    await pause(50, undefined, { signal })
  }
}
