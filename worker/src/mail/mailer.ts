import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailToSend } from '@trinchera/db/queries/notices/mails'
import type { Config } from '@trinchera/runtime/config'
import type { Log } from '@trinchera/runtime/log'
import { appealToken } from '@trinchera/runtime/appeal-token'
import { requestToken } from '@trinchera/runtime/request-token'
import { renderMail } from './render'
import { unsubscribeHeaders } from './unsubscribing'

export interface Mailer {
  /** Sends an e-mail. `replyTo`: address for people's replies. Resolves once the server has accepted it; rejects with `MailFailure`. */
  send(mail: MailToSend, token: string, replyTo?: string): Promise<void>
}

/** A failed attempt to send an e-mail. `message` contains no e-mail address, because it is logged. */
export class MailFailure extends Error {
  /** True if a retry is useless, because the mail server rejected the recipient or the content. */
  readonly forGood: boolean
  constructor(message: string, forGood = false) {
    super(message)
    this.name = 'MailFailure'
    this.forGood = forGood
  }
}

/** How long the mail server may take to accept an e-mail, ms. Then the connection is closed, so that the server cannot accept it later. */
export const sendingPatience = 30_000

function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure(String(error))
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new MailFailure('el servidor de correo no contestó a tiempo')
  const refused =
    'responseCode' in error &&
    Number(error.responseCode) >= 500 &&
    'command' in error &&
    (error.command === 'RCPT TO' || error.command === 'DATA')
  return new MailFailure(error.message.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '(dirección)'), refused)
}

/** Token of an e-mail about a suspension or data request, computed from its id. Null for other e-mails: theirs is random and stored. */
function ownToken({ letter }: MailToSend, secret: string): string | null {
  if (letter.kind === 'solicitud') return requestToken(secret, letter.solicitud.id)
  if (letter.kind === 'solicitud-respuesta') return requestToken(secret, letter.respuesta.id)
  const suspension =
    letter.kind === 'suspension' ? letter.suspension.id : letter.kind === 'apelacion' ? letter.answer.suspension : null
  return suspension === null ? null : appealToken(secret, suspension)
}

/**
 * Creates a mailer. It sends by SMTP if `SMTP_URL` is set; otherwise it writes each e-mail to a file in `DATA_DIR/outbox` and logs the
 * path, never the content. All attempts of an e-mail have the same Message-ID, so that mail clients can drop duplicates. `patience`: how long
 * the mail server may take for one e-mail, ms.
 */
export function createMailer(config: Config, log: Log, patience = sendingPatience): Mailer {
  const site = { name: config.siteName, url: config.publicUrl }
  const host = new URL(config.publicUrl).hostname
  const compose = (mail: MailToSend, token: string, replyTo?: string) => ({
    from: config.mailFrom,
    replyTo,
    to: { name: '', address: mail.email },
    messageId: `<${mail.letter.kind}.${mail.id}.${Date.parse(mail.created_at).toString(36)}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail, config) },
    ...renderMail(mail, ownToken(mail, config.jwtSecret) ?? token, site),
  })

  if (config.smtpUrl) {
    const smtp = createTransport(config.smtpUrl, {})
    return {
      async send(mail, token, replyTo) {
        try {
          await smtp.sendMail({ ...compose(mail, token, replyTo), signal: AbortSignal.timeout(patience) })
        } catch (error) {
          throw failureOf(error)
        }
        log.info({ mail: mail.id, tipo: mail.letter.kind }, 'correo enviado')
      },
    }
  }

  const outbox = join(config.dataDir, 'outbox')
  const file = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, token, replyTo) {
      const path = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`)
      try {
        const { message } = await file.sendMail(compose(mail, token, replyTo))
        await mkdir(outbox, { recursive: true })
        await writeFile(`${path}.part`, message, { mode: 0o600 })
        await rename(`${path}.part`, path)
      } catch (error) {
        throw failureOf(error)
      }
      log.info({ mail: mail.id, tipo: mail.letter.kind, archivo: path }, 'sin SMTP_URL: el correo quedó en un archivo')
    },
  }
}
