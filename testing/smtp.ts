import { EventEmitter, once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Makes the fake server reject mails with this SMTP code, at RCPT TO (`recipient`) or after DATA (`content`). */
export interface Refusal {
  code: number
  at: 'recipient' | 'content'
}

export interface TestSmtp {
  url: string
  /** Accepted mails, oldest first. */
  readonly taken: readonly Email[]
  /** Resolves with the latest mail to an e-mail address; waits if none has arrived yet. */
  to(address: string): Promise<Email>
  /** Resolves with the oldest mail that `next` has not returned yet; waits if there is none. */
  next(): Promise<Email>
  /** Rejects all mails from now on. With null, accepts them again. */
  refuse(refusal: Refusal | null): void
  /** Stops listening. `start` listens again at the same URL. */
  stop(): Promise<void>
  start(): Promise<void>
}

class SmtpRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super(responseCode < 500 ? 'try again later' : 'no such mailbox')
    this.responseCode = responseCode
  }
}

/** A fake SMTP server that stores the mails it accepts. */
export async function startSmtp(): Promise<TestSmtp> {
  const taken: Email[] = []
  const waiting: ((mail: Email) => void)[] = []
  const arrivals = new EventEmitter()
  let returned = 0
  let refusal: Refusal | null = null
  let port = 0
  let server: SMTPServer | null = null

  const refusedAt = (at: Refusal['at']) => (refusal?.at === at ? new SmtpRefusal(refusal.code) : null)

  async function start() {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => done(refusedAt('recipient')),
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const refused = refusedAt('content')
          if (refused) return done(refused)
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            taken.push(mail)
            arrivals.emit('mail')
            const waiter = waiting.shift()
            if (waiter) waiter(mail)
            done()
          })
        })
      },
    })
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    if (!address || typeof address !== 'object') throw new Error('no port')
    port = address.port
  }

  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async to(address) {
      for (;;) {
        const mail = taken.findLast(({ to }) => to?.some((receiver) => receiver.address === address))
        if (mail) return mail
        await once(arrivals, 'mail')
      }
    },
    next() {
      const mail = taken[returned++]
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve))
    },
    refuse(next) {
      refusal = next
    },
    start,
    async stop() {
      const running = server
      server = null
      if (running) await new Promise<void>((resolve) => running.close(resolve))
    },
  }
}
