import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Letter, MailToSend } from '@trinchera/db/queries/notices/mails'
import { colours } from './colours'
import { renderMail } from './render'

const site = { name: 'Trinchera', url: 'https://trinchera.example' }
const token = 'el-token-secreto'

const letters: Letter[] = [
  { kind: 'validar' },
  { kind: 'recuperar' },
  { kind: 'clave-cambiada' },
  { kind: 'invitacion', names: { clan: 'Los Halcones', etapa: 'Etapa II', quien: 'Tatán' } },
  {
    kind: 'aviso',
    notice: {
      tipo: 'partida',
      texto: 'Los Halcones perdió con Sin Retirada. Reportó Tatán',
      enlace: '/ladder/detalle-clan/7',
    },
  },
  { kind: 'suspension', suspension: { id: 4, hasta: '2025-07-20T03:59:59.000Z', motivo: 'Insultos' } },
  { kind: 'apelacion', answer: { texto: 'La administración mantuvo la suspensión', suspension: 4, enlace: null } },
]

function render(letter: Letter, reader: Partial<MailToSend> = {}) {
  return renderMail(
    {
      id: 7,
      letter,
      player_id: 1,
      username: 'Ñandú 44',
      email: 'ñandu+44@correo.cl',
      attempts: 1,
      created_at: '2025-07-06T00:15:00.000Z',
      ...reader,
    },
    token,
    site,
  )
}

const letter = (kind: Letter['kind']) => {
  const found = letters.find((one) => one.kind === kind)
  if (!found) throw new Error(`no letter ${kind}`)
  return found
}

/** Visible text of an HTML page: without tags and the hidden preheader, with entities decoded. */
const read = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<div style="display:none.*?<\/div>|<title>.*?<\/title>|<[^>]+>/gs, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) =>
    address.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
  )

describe.each(letters)('the letter $kind', (one) => {
  const { subject, text, html } = render(one)

  it('greets by name, with the same content as text and as HTML', () => {
    expect(text.startsWith('Hola, Ñandú 44:\n')).toBe(true)
    for (const line of text
      .split('\n')
      .filter((line) => line && !line.startsWith('https://'))
      .map((line) => line.replace(/:$/, '')))
      expect(read(html)).toContain(line)
    expect(html).toContain(`<title>${subject}</title>`)
  })

  it('has one button, to the same place in both, and every link leads to the site', () => {
    const [button, copied, home] = linksOf(html)
    expect(text).toContain(`\n${button}\n`)
    expect([copied, home]).toEqual([button, site.url])
    expect(linksOf(html).every((address) => new URL(address).origin === site.url)).toBe(true)
  })

  it('loads nothing: no picture, style sheet or font', () => {
    expect(html).not.toMatch(/<img|<link|url\(|@import|<script|src=/i)
  })
})

describe('the token', () => {
  it('is in the mails that need it, with the recipient’s address', () => {
    expect(render(letter('validar')).text).toContain(
      `${site.url}/validar-cuenta?email=%C3%B1andu%2B44%40correo.cl&token=${token}\n`,
    )
    expect(render(letter('recuperar')).text).toContain(
      `${site.url}/ladder/modificar-password/%C3%B1andu%2B44%40correo.cl?token=${token}\n`,
    )
    expect(render(letter('suspension')).text).toContain(`${site.url}/apelar?token=${token}\n`)
    expect(render(letter('apelacion')).text).toContain(`${site.url}/apelar?token=${token}\n`)
  })

  it.each(['clave-cambiada', 'invitacion', 'aviso'] as const)('is not in %s', (kind) => {
    const { subject, text, html } = render(letter(kind))
    expect(subject + text + html).not.toContain(token)
  })
})

describe('the text of a letter', () => {
  it.each([
    ['validar', 'Valida tu cuenta en Trinchera', 'El enlace sirve por 48 horas y una sola vez.'],
    ['recuperar', 'Recupera tu contraseña de Trinchera', 'El enlace sirve por una hora y una sola vez.'],
    ['clave-cambiada', 'Cambió tu contraseña de Trinchera', 'cambió el 05/07/2025, 20:15 (hora de Chile)'],
    ['invitacion', 'Los Halcones te quiere en sus filas', 'Tatán te invitó a unirte a Los Halcones en Etapa II.'],
    ['aviso', 'Se reportó una partida de tu clan · Trinchera', 'Los Halcones perdió con Sin Retirada. Reportó Tatán'],
    [
      'suspension',
      'Tu cuenta de Trinchera está suspendida',
      'hasta el 19/07/2025, 23:59 (hora de Chile). Motivo: Insultos',
    ],
    ['apelacion', 'Respondieron tu apelación · Trinchera', 'La administración mantuvo la suspensión'],
  ] as const)('%s: %s', (kind, subject, words) => {
    const mail = render(letter(kind))
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(words)
  })
})

describe('a notice', () => {
  it.each([
    ['/ladder/detalle-clan/7', '/ladder/detalle-clan/7'],
    [null, '/ladder/micuenta'],
  ])('with the link %s leads to %s', (enlace, path) => {
    expect(
      render({ kind: 'aviso', notice: { tipo: 'suspension', texto: 'No puedes reportar', enlace } }).text,
    ).toContain(`${site.url}${path}\n`)
  })
})

describe('the answer to an appeal', () => {
  it.each([
    ['/ladder/partida/9', '/ladder/partida/9'],
    [null, '/login'],
  ])('about nothing that stands, with the link %s leads to %s', (enlace, path) => {
    const { text } = render({ kind: 'apelacion', answer: { texto: 'Se levantó', suspension: null, enlace } })
    expect(text).toContain(`${site.url}${path}\n`)
    expect(text).not.toContain(token)
  })
})

describe('hostile names', () => {
  const hostile = (clan: string) =>
    render({ kind: 'invitacion', names: { clan, etapa: 'Etapa II', quien: clan } }, { username: clan })

  it('are text in HTML', () => {
    const { html } = hostile('<img src=x onerror="alert(1)">&amp;')
    expect(html).not.toMatch(/<img/i)
    expect(read(html)).toContain('Hola, <img src=x onerror="alert(1)">&amp;:')
  })

  it.each(['Lobos\r\nBcc: todos@example.com', 'Lobos\u2028Bcc: x', 'Lobos\u0000\u0085Bcc: x', 'Lobos\u202E\u2066'])(
    '%j stays on its line',
    (name) => {
      const { subject, text } = hostile(name)
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
      expect(text.split('\n')[0]).toMatch(/^Hola, Lobos/)
      expect(text).not.toMatch(/^Bcc/m)
    },
  )

  it('cannot inject a link into a notice', () => {
    const { text, html } = render({
      kind: 'aviso',
      notice: { tipo: 'expulsado', texto: 'Te expulsaron de <b>malo.cl', enlace: null },
    })
    expect(text + read(html)).not.toContain('malo.cl')
    expect(html).not.toContain('<b>')
  })

  it('are not turned into links by mail clients', () => {
    const { text, html } = hostile('https://malo.cl/oro')
    expect(text).not.toMatch(/malo\.cl|:\/\/malo/)
    expect(read(html)).not.toMatch(/malo\.cl|:\/\/malo/)
  })
})

describe('in a client with a dark scheme', () => {
  it('declares both colour schemes and has colours for the dark one', () => {
    const { html } = render(letter('validar'))
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toMatch(/@media\(prefers-color-scheme:dark\)\{[^@]*\.text\{color:#ece6d4!important\}/)
  })

  it('uses the colours of the site', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../web/src/styles/tokens.css'), 'utf8')
    const [night = '', paper = ''] = css.split("[data-theme='light']")
    const tokens: Record<keyof typeof colours, string> = {
      ground: 'ground',
      panel: 'ground-2',
      furrow: 'furrow',
      bone: 'bone',
      bone2: 'bone-2',
      brass: 'brass',
      brassText: 'brass-text',
      onBrass: 'on-brass',
    }
    for (const [name, [light, dark]] of Object.entries(colours)) {
      const token = Object.entries(tokens).find(([own]) => own === name)?.[1]
      expect([name, dark]).toEqual([name, new RegExp(`--${token}: (#\\w+)`).exec(night)?.[1]])
      expect([name, light]).toEqual([name, new RegExp(`--${token}: (#\\w+)`).exec(paper)?.[1]])
    }
  })
})
