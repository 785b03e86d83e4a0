import type { MailToSend } from '@trinchera/db/queries/mails'
import { recoveryTokenMs, validationTokenMs } from '@trinchera/rules/limits'

/** How long each mail's token is good for, in milliseconds (the contract, section 2). */
export const mailLifetime: Record<MailToSend['kind'], number> = { validar: validationTokenMs, recuperar: recoveryTokenMs }

interface Template {
  subject: (site: string) => string
  lead: (site: string) => string
  button: string
  path: (email: string, token: string) => string
  after: string
}

const templates: Record<MailToSend['kind'], Template> = {
  validar: {
    subject: (site) => `Valida tu cuenta en ${site}`,
    lead: (site) => `Te damos la bienvenida a ${site}. Falta un paso: confirma que este correo es tuyo.`,
    button: 'Validar mi cuenta',
    path: (email, token) => `/validar-cuenta?email=${encodeURIComponent(email)}&token=${token}`,
    after: 'El enlace sirve por 48 horas y una sola vez. Si no creaste la cuenta, ignora este correo.',
  },
  recuperar: {
    subject: (site) => `Recupera tu contraseña de ${site}`,
    lead: () => 'Alguien pidió cambiar la contraseña de tu cuenta. Si fuiste tú, elige una nueva acá.',
    button: 'Elegir contraseña nueva',
    path: (email, token) => `/ladder/modificar-password/${encodeURIComponent(email)}?token=${token}`,
    after: 'El enlace sirve por una hora y una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  },
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export interface RenderedMail { subject: string; text: string; html: string }

/** A mail in plain text and HTML, in the site's colours and readable where a mail client turns them dark. */
export function renderMail(mail: MailToSend, token: string, site: { name: string; url: string }): RenderedMail {
  const template = templates[mail.kind]
  const link = site.url + template.path(mail.email, token)
  const greeting = `Hola, ${mail.username}:`
  const lead = template.lead(site.name)
  return {
    subject: template.subject(site.name),
    text: `${greeting}\n\n${lead}\n\n${template.button}:\n${link}\n\n${template.after}\n\n${site.name}\n${site.url}\n`,
    html: `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;background:#e7e8dc;color:#1a2119;font:16px/24px 'Source Sans 3',Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#f1f1e7;color:#1a2119">
<p style="margin:0 0 16px;font:800 26px/1 'Arial Narrow',Arial,sans-serif;text-transform:uppercase;letter-spacing:.04em">${escapeHtml(site.name)}</p>
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 20px">${escapeHtml(lead)}</p>
<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#cf9b33;color:#191305;font-weight:700;text-decoration:none;border-radius:2px">${template.button}</a></p>
<p style="margin:0 0 12px;font-size:14px;line-height:20px;color:#424b3d">${template.after}</p>
<p style="margin:0;font-size:14px;line-height:20px;color:#424b3d;word-break:break-all">Si el botón no abre, copia esta dirección: ${escapeHtml(link)}</p>
</div></body></html>
`,
  }
}
