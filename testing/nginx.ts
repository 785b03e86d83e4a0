import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingWithThisProcess } from '@trinchera/db/child'
import { freePort } from './product'

const program = '/usr/sbin/nginx'

/** True if nginx is installed on this machine. */
export const hasNginx = (): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0

const shipped = (name: string) => readFileSync(join(import.meta.dirname, '../ops', name), 'utf8')
const lines = (text: string) => text.split('\n')

/** The product's list of servers for nginx (ops/nginx-servers.conf) with the ports `servers` instead of 3001. */
const serverList = (servers: readonly number[]) =>
  lines(shipped('nginx-servers.conf'))
    .flatMap((line) => {
      if (!/^ +server 127\.0\.0\.1:/.test(line)) return [line]
      return line.includes(':3001') ? servers.map((each) => line.replace(':3001', `:${each}`)) : []
    })
    .join('\n')

const hasIpv6 = () => Object.values(networkInterfaces()).some((ones) => ones?.some(({ address }) => address === '::1'))

/** The product's nginx site file (ops/nginx.conf), listening on loopback at these ports, with `folder` instead of /etc/nginx. */
function shippedSite(folder: string, plain: number, tls: number): string {
  const listen = (line: string) =>
    line
      .replace(/listen \[::\]:(80|443)/, (_, port) => `listen [::1]:${port === '80' ? plain : tls}`)
      .replace(/listen (80|443)/, (_, port) => `listen 127.0.0.1:${port === '80' ? plain : tls}`)
  return lines(shipped('nginx.conf').replaceAll('/etc/nginx/', `${folder}/`))
    .map(listen)
    .filter((line) => hasIpv6() || !line.includes('[::1]'))
    .join('\n')
}

/** The product's nginx site file, listening on one port without TLS. With `reuseport`, each nginx worker accepts connections itself. */
function siteWithoutTls(folder: string, port: number): string {
  const [before = '', ...sites] = shipped('nginx.conf')
    .replaceAll('/etc/nginx/', `${folder}/`)
    .split(/^server \{$/m)
  const site = lines(sites.at(-1) ?? '').filter((line) => !/^ *(listen|ssl_)/.test(line))
  return [before, 'server {', `listen 127.0.0.1:${port} reuseport;`, ...site].join('\n')
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

interface Nginx {
  /** The site's URL over plain HTTP. */
  url: string
  errors(): string
  stop(): Promise<void>
}

/**
 * Starts nginx with `ops/nginx.conf` in front of the servers on these ports of this machine. With `tls` it also serves TLS on that port,
 * with the certificate of `*.trinchera.test`; otherwise only plain HTTP. Each nginx worker holds 8000 connections in total, to browsers and
 * to servers.
 */
export async function startNginx(
  servers: readonly number[],
  { tls, workers = 1 }: { tls?: number; workers?: number } = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-nginx-'))
  const port = await freePort()
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi', 'tls']) mkdirSync(join(folder, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`,
  )
  copyFileSync(join(import.meta.dirname, 'certificate/server.pem'), join(folder, 'tls/fullchain.pem'))
  copyFileSync(join(import.meta.dirname, 'certificate/server.key'), join(folder, 'tls/privkey.pem'))
  writeFileSync(join(folder, 'trinchera-servers.conf'), serverList(servers))
  writeFileSync(join(folder, 'site.conf'), tls ? shippedSite(folder, port, tls) : siteWithoutTls(folder, port))
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      `worker_processes ${workers};`,
      `pid ${join(folder, 'pid')};`,
      `error_log ${join(folder, 'error.log')} warn;`,
      'events { worker_connections 8000; }',
      `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  )
  // If this process ends, nginx gets SIGTERM. SIGKILL would leave the workers of nginx running.
  const child = spawn(...endingWithThisProcess(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], 'TERM'), {
    stdio: 'ignore',
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended with ${child.exitCode}:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50)) // polls, because no event tells when nginx accepts connections
  }
  return {
    url: `http://127.0.0.1:${port}`,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
