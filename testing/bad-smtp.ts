import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'

/** A certificate with its key, as PEM. */
interface Certificate {
  key: string
  cert: string
}

/** How a mail server fails: what it refuses, when it says nothing or hangs up, or what is wrong with its certificate. */
export type MailFault =
  | 'refuses the connection'
  | 'refuses the password'
  | 'refuses the recipient'
  | 'accepts and says nothing'
  | 'greets and says nothing'
  | 'hangs up in the middle of the mail'
  | 'has a self-signed certificate'
  | 'has the certificate of another name'
  | 'has an expired certificate'

export interface BadSmtp {
  /** With a user and a password, for 127.0.0.1. */
  url: string
  /** Path of the certificate of the authority that signed the server's certificates, for NODE_EXTRA_CA_CERTS. */
  authority: string
  /** How the server fails from now on; null: it accepts every mail. */
  fail(fault: MailFault | null): void
  /** Number of mails that the server accepted. */
  accepted(): number
  stop(): void
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** Makes the certificates in a folder with openssl: by an own authority, expired and for another name, and a self-signed one. */
function certificatesIn(folder: string) {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const read = (name: string): Certificate => ({
    key: readFileSync(join(folder, `${name}.key`), 'utf8'),
    cert: readFileSync(join(folder, `${name}.pem`), 'utf8'),
  })
  const self = (name: string, subject: string) =>
    openssl('req', '-x509', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', subject, '-days', '2')
  const signed = (name: string, host: string, days: string) => {
    const request = ['-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', '/CN=correo']
    openssl('req', ...newKey, ...request, '-addext', `subjectAltName=${host}`)
    const authority = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-copy_extensions', 'copy']
    openssl('x509', '-req', '-in', `${name}.csr`, ...authority, '-days', days, '-out', `${name}.pem`)
  }
  self('authority', '/CN=Autoridad de pruebas')
  self('self', '/CN=127.0.0.1')
  signed('other', 'DNS:correo.example.com', '2')
  signed('expired', 'IP:127.0.0.1', '0')
  return { self: read('self'), other: read('other'), expired: read('expired') }
}

/** Starts a mail server that fails in a chosen way. It speaks SMTP over real sockets; certificates are shown after STARTTLS. */
export async function startBadSmtp(): Promise<BadSmtp> {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-smtp-'))
  const certificates = certificatesIn(folder)
  const open = new Set<Socket>()
  let fault: MailFault | null = null
  let accepted = 0

  const certificateOf: Partial<Record<MailFault, Certificate>> = {
    'has a self-signed certificate': certificates.self,
    'has the certificate of another name': certificates.other,
    'has an expired certificate': certificates.expired,
  }

  function converse(socket: Socket) {
    const certificate = fault && certificateOf[fault]
    let isData = false
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const replies: Record<string, () => void> = {
      EHLO: () => {
        say('250-correo')
        if (certificate) say('250-STARTTLS')
        say('250 AUTH PLAIN')
      },
      STARTTLS: () => {
        say('220 adelante')
        socket.removeAllListeners('data')
        if (!certificate) return
        const secure = new TLSSocket(socket, { isServer: true, ...certificate })
        secure.on('error', () => secure.destroy())
      },
      AUTH: () => say(fault === 'refuses the password' ? '535 5.7.8 no es esa' : '235 pasa'),
      RCPT: () => say(fault === 'refuses the recipient' ? '550 5.1.1 no hay tal casilla' : '250 bien'),
      DATA: () => {
        isData = true
        say('354 dime')
      },
      QUIT: () => socket.end('221 chao\r\n'),
    }
    socket.on('data', (chunk: Buffer) => {
      if (isData && fault === 'hangs up in the middle of the mail') return void socket.destroy()
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isData) {
          if (line !== '.') continue
          isData = false
          accepted++
          say('250 tomado')
          continue
        }
        const reply = replies[line.slice(0, 8).split(' ')[0]?.toUpperCase() ?? '']
        if (reply) reply()
        else say('250 bien')
      }
    })
    say('220 correo')
  }

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    if (fault === 'refuses the connection') return void socket.end('554 5.7.1 no te atiendo\r\n')
    if (fault === 'accepts and says nothing') return
    if (fault === 'greets and says nothing') return void socket.write('220 correo\r\n')
    converse(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return {
    url: `smtp://usuario:clave@127.0.0.1:${address.port}`,
    authority: join(folder, 'authority.pem'),
    fail(next) {
      fault = next
    },
    accepted: () => accepted,
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
      rmSync(folder, { recursive: true })
    },
  }
}
