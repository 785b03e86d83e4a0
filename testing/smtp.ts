import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestSmtp {
  url: string
  /** Resolves with the next mail it takes. */
  next(): Promise<Email>
  /** From now on refuses, as a server with a full disk does; `false` takes mail again. */
  refuse(refusing: boolean): void
  close(): Promise<void>
}

/** A mail server that speaks SMTP on a port of its own and keeps what it is given. */
export async function startSmtp(): Promise<TestSmtp> {
  const waiting: ((mail: Email) => void)[] = []
  const taken: Email[] = []
  let refusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusing) return done(new Error('no space left'))
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const waiter = waiting.shift()
          if (waiter) waiter(mail)
          else taken.push(mail)
          done()
        })
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: () => {
      const mail = taken.shift()
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve))
    },
    refuse(next) {
      refusing = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
