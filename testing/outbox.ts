import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestSmtp } from './smtp'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** The first URL in the mail whose path starts with `path`. */
  link(path: string): URL
}

/** Parsed mails by file name. Each mail is parsed once, although the outbox folder is read again at each change. */
const parsed = new Map<string, Email>()

async function parse(file: string): Promise<Email> {
  const known = parsed.get(file)
  if (known) return known
  const mail = await PostalMime.parse(readFileSync(file))
  parsed.set(file, mail)
  return mail
}

function received(mail: Email): ReceivedMail {
  const text = mail.text ?? ''
  return {
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    link(path) {
      const found = text
        .match(/https?:\/\/\S+/g)
        ?.map((address) => new URL(address))
        .find((address) => address.pathname.startsWith(path))
      if (!found) throw new Error(`no link to ${path} in:\n${text}`)
      return found
    },
  }
}

async function read(outbox: string, email: string): Promise<ReceivedMail | null> {
  const files = existsSync(outbox)
    ? readdirSync(outbox)
        .filter((file) => file.endsWith('.eml'))
        .sort()
        .reverse()
    : []
  for (const file of files) {
    const mail = await parse(join(outbox, file))
    if (mail.to?.some((to) => to.address === email)) return received(mail)
  }
  return null
}

/**
 * Resolves with the latest mail to an e-mail address; waits if none has arrived yet. Looks in the product's fake mail server if the product
 * has one, otherwise in its outbox folder.
 */
export async function mailTo(product: { dataDir: string; smtp?: TestSmtp }, email: string): Promise<ReceivedMail> {
  if (product.smtp) return received(await product.smtp.to(email))
  const outbox = join(product.dataDir, 'outbox')
  await mkdir(outbox, { recursive: true })
  const arrived = watch(outbox)
  try {
    for (;;) {
      const change = new Promise((resolve) => arrived.once('change', resolve))
      const mail = await read(outbox, email)
      if (mail) return mail
      await change
    }
  } finally {
    arrived.close()
  }
}
