import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailToSend } from '@trinchera/db/queries/mails'
import type { Config } from '@trinchera/runtime/config'
import type { Log } from '@trinchera/runtime/log'
import { renderMail } from './templates'

export interface Mailer {
  /** Resolves once the mail is handed over; rejects so that it is tried again. */
  send(mail: MailToSend, token: string): Promise<void>
}

/** Longest wait for a mail server's word, in milliseconds. */
const patience = 20_000

/** By SMTP where `SMTP_URL` is set; otherwise each mail becomes a file in `DATA_DIR/outbox`, and the log says where (never what is in it). */
export function createMailer(config: Config, log: Log): Mailer {
  const site = { name: config.siteName, url: config.publicUrl }
  const compose = (mail: MailToSend, token: string) => ({ from: config.mailFrom, to: mail.email, ...renderMail(mail, token, site) })

  if (config.smtpUrl) {
    const smtp = createTransport(config.smtpUrl, {})
    return {
      async send(mail, token) {
        await Promise.race([
          smtp.sendMail(compose(mail, token)),
          new Promise((_, reject) => setTimeout(() => reject(new Error('el servidor de correo no contestó a tiempo')), patience).unref()),
        ])
        log.info({ mail: mail.id, tipo: mail.kind }, 'correo enviado')
      },
    }
  }

  const outbox = join(config.dataDir, 'outbox')
  const file = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, token) {
      const { message } = await file.sendMail(compose(mail, token))
      await mkdir(outbox, { recursive: true })
      const path = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`)
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
      log.info({ mail: mail.id, tipo: mail.kind, archivo: path }, 'sin SMTP_URL: el correo quedó en un archivo')
    },
  }
}
