import { createServer, isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from './progress.mjs'

/** A host as written in a URL: IPv6 addresses in brackets. @param {string} host */
const inUrl = (host) => (isIP(host) === 6 ? `[${host}]` : host)

/** Where the site listens. @typedef {{ host: string, port: number, url: string, readyUrl: string }} Address */

/**
 * Checks that a port is free by listening on it for a moment, so that an occupied port is reported before the installation, which takes
 * minutes. Throws a UserError.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>} the port; if `port` is 0, any free port
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
 * The address at which the site will listen, according to HOST and PORT. Throws a UserError if PORT is invalid or occupied.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Address>}
 */
export async function chooseAddress(env) {
  const host = env['HOST']?.trim() || '127.0.0.1'
  const wanted = env['PORT']?.trim() || '3000'
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535)
    throw new UserError('Configuración: PORT debe ser un número de puerto')
  const port = await tryPort(host, Number(wanted))
  // A server can listen on these addresses, which mean all network interfaces, but clients cannot connect to them.
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return { host, port, url: `http://${inUrl(host)}:${port}`, readyUrl: `http://${inUrl(reachable)}:${port}/listo` }
}

/** Resolves once the site's `/listo` replies 200; rejects if `signal` aborts. @param {string} readyUrl @param {AbortSignal} signal */
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
