import type { MailToSend } from '@trinchera/db/queries/notices/mails'
import { nightSheet, paint } from './colours'
import { wordingOf, type Site } from './letters'
import type { Wording } from './wording'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Renders an e-mail as plain text and as HTML, with the same content. `token`: used only by e-mails whose link needs one. */
export function renderMail(mail: MailToSend, token: string, site: Site): RenderedMail {
  const wording = wordingOf(mail, token, site)
  return { subject: wording.subject, text: textOf(wording, site), html: htmlOf(wording, site) }
}

function textOf({ greeting, paragraphs, button, note }: Wording, site: Site): string {
  const lines = [
    greeting,
    ...paragraphs,
    `${button.text}:\n${site.url}${button.path}`,
    note,
    `${site.name}\n${site.url}`,
  ]
  return `${lines.join('\n\n')}\n`
}

const face = "'Source Sans 3','Segoe UI',Roboto,Arial,sans-serif"
const headFace = "'Sofia Sans Extra Condensed','Arial Narrow','Roboto Condensed',Arial,sans-serif"

/** The site's logo, drawn with borders of table cells, because mail clients block pictures. */
function mark(): string {
  const line = '3px solid'
  const wall = (side: string) =>
    `width:8px;height:13px;padding:0;font-size:0;line-height:0;border-style:solid;border-width:0;border-left:${line};border-${side}:${line}`
  const cell = (style: string) => `<td ${paint(['trace'], style)}>&nbsp;</td>`
  const first = `width:8px;height:13px;padding:0;font-size:0;line-height:0;border-style:solid;border-width:0;border-top:${line}`
  return `<table role="presentation" aria-hidden="true" cellspacing="0" cellpadding="0" border="0"><tr>${cell(first)}${cell(wall('bottom'))}${cell(wall('top'))}${cell(wall('bottom'))}</tr></table>`
}

/** Invisible characters after the preview text. Without them mail clients would append the e-mail's greeting to the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40)

function htmlOf({ subject, preheader, greeting, paragraphs, button, note }: Wording, site: Site): string {
  const address = escapeHtml(site.url + button.path)
  const paragraph = (text: string) =>
    `<p ${paint(['text'], `margin:0 0 16px;font:16px/24px ${face}`)}>${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="es" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
<style>${nightSheet()}</style>
</head>
<body ${paint(['ground', 'text'], 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${filler}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" ${paint(['ground'])}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" ${paint(['panel'], 'max-width:520px')}>
<tr><td ${paint(['rule'], 'padding:20px 24px 16px;border-width:0 0 1px;border-style:solid')}>
<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td style="padding:0 12px 0 0">${mark()}</td>
<td ${paint(['text'], `font:800 26px/28px ${headFace};text-transform:uppercase;letter-spacing:.02em`)}>${escapeHtml(site.name)}</td></tr></table>
</td></tr>
<tr><td style="padding:24px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 24px"><tr><td ${paint(['press'], 'border-radius:2px')}>
<a href="${address}" ${paint(['press-text'], `display:inline-block;padding:12px 20px;font:700 16px/20px ${face};text-decoration:none`)}>${escapeHtml(button.text)}</a>
</td></tr></table>
<p ${paint(['quiet'], `margin:0 0 12px;font:14px/20px ${face}`)}>${escapeHtml(note)}</p>
<p ${paint(['quiet'], `margin:0;font:14px/20px ${face}`)}>Si el botón no abre, copia esta dirección:<br><a href="${address}" ${paint(['link'], 'word-break:break-all')}>${address}</a></p>
</td></tr>
</table>
<p ${paint(['quiet'], `margin:16px 0 0;font:14px/20px ${face}`)}><a href="${escapeHtml(site.url)}" ${paint(['quiet'])}>${escapeHtml(site.name)}</a></p>
</td></tr></table>
</body>
</html>
`
}
