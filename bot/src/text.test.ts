import { cut, escaped, quoted } from '@trinchera/rules/discord-text'
import { describe, expect, it } from 'vitest'
import { answerText } from './answer-text'
import { embedOf } from './embeds'
import { cutMarkup, fitLines, limits, link } from './text'

describe('what people wrote stays plain text', () => {
  it.each([
    ['@everyone', '@\u200Beveryone'],
    ['<@123>', '\\<@\u200B123\\>'],
    ['**a** _b_ ~~c~~ ||d||', '\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~ \\|\\|d\\|\\|'],
    ['[x](http://e.cl)', '\\[x\\]\\(http\\://e.cl\\)'],
    ['`code` # title', '\\`code\\` \\# title'],
  ])('%s', (text, expected) => expect(escaped(text)).toBe(expected))
  it('on one line, without invisible characters', () => expect(quoted('a\nb\u202Ec\u200Bd\te')).toBe('a b c d e'))
})

describe('long text is cut', () => {
  it('with … and never within a surrogate pair', () => expect(cut('😀😀😀', 4)).toBe('😀…'))
  it('by whole lines', () => expect(fitLines(['aaaa', 'bbbb', 'cccc'], 12)).toBe('aaaa\nbbbb\n…'))
  it('not when it fits exactly', () => expect(fitLines(['aaaa', 'bbbb', 'cccc'], 14)).toBe('aaaa\nbbbb\ncccc'))
  it.each([
    ['within a link', 'va [Los Halcones](https://trinchera.cl/1)', 'va …'],
    ['between a sign and what takes it for what it is', 'aaaaaaaa\\*b', 'aaaaaaaa…'],
    ['within a bold, which is closed', 'a **bbbbbbbbbb** c', 'a **bbb**…'],
  ])('and never %s', (_, text, expected) => expect(cutMarkup(text, 10)).toBe(expected))
  it('so that no field ends in the middle of a link', () => {
    const value = Array.from(
      { length: 12 },
      (_, at) =>
        `🟢 ${link(`Servidor ${at}`, 'https://un-sitio-de-nombre-largo.trinchera.cl/servidores#servidor-12')} · 8/20 · mapa`,
    ).join('\n')
    expect(value.length).toBeGreaterThan(limits.fieldValue)
    const [field] = embedOf({ title: 'x', lines: [], fields: [{ name: 'x', value }] }).fields ?? []
    expect(field?.value.length).toBeLessThanOrEqual(limits.fieldValue)
    const whole = field?.value.split('\n').slice(0, -1)
    expect(whole).not.toEqual([])
    expect(whole).toEqual(value.split('\n').slice(0, whole?.length))
  })
  it('so that an embed of any size fits Discord’s limits', () => {
    const long = 'x'.repeat(10_000)
    const embed = embedOf({
      title: long,
      lines: [long, long],
      fields: Array.from({ length: 40 }, () => ({ name: long, value: long })),
      footer: long,
    })
    expect(embed.title).toHaveLength(256)
    expect(embed.description?.length).toBeLessThanOrEqual(4096)
    const all = [
      embed.title,
      embed.description,
      embed.footer?.text,
      ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
    ].join('')
    expect(all.length).toBeLessThanOrEqual(6000)
  })
})

it('an address with brackets stays one link', () =>
  expect(link('x', 'https://e.cl/a(b)')).toBe('[x](https://e.cl/a%28b%29)'))

describe('an answer of the assistant', () => {
  const said = (response: string) =>
    answerText(response, (path) => (path.startsWith('/') ? `https://trinchera.cl${path}` : path))
  it('keeps bold and links, with absolute addresses for our own', () =>
    expect(said('**Los Halcones** va 2.º en [la tabla](/ladder/etapa/3).')).toBe(
      '**Los Halcones** va 2.º en [la tabla](https://trinchera.cl/ladder/etapa/3).',
    ))
  it('reads a link within a bold, and a bold within a bold link', () => {
    expect(said('Lee la **[Guía](/volver-a-jugar)**, dice *así*.')).toBe(
      'Lee la **[Guía](https://trinchera.cl/volver-a-jugar)**, dice \\*así\\*.',
    )
    expect(said('**1.** **[A](/a)** y [B](/b)')).toBe(
      '**1.** **[A](https://trinchera.cl/a)** y [B](https://trinchera.cl/b)',
    )
  })
  it('is plain text when the site has no address that Discord accepts', () =>
    expect(
      answerText('**[Guía](/volver-a-jugar)** en [TS3](https://teamspeak.com)', (path) =>
        path.startsWith('/') ? null : path,
      ),
    ).toBe('**Guía** en [TS3](https://teamspeak.com)'))
  it('too long is cut before a link, not within it', () => {
    const cutAnswer = said(`${'a'.repeat(4070)} [la tabla](/ladder/etapa/3) sigue`)
    expect(cutAnswer).toBe(`${'a'.repeat(4070)} …`)
  })
  it('keeps links to other sites', () =>
    expect(said('[TS3](https://teamspeak.com/es)')).toBe('[TS3](https://teamspeak.com/es)'))
  it.each([
    ['no link without an address', '[x](javascript:alert(1))', '\\[x\\]\\(javascript\\:alert\\(1\\)\\)'],
    ['no heading, no quote', '# a\n> b', '\\# a\n\\> b'],
    ['no mention', '@here <@1>', '@\u200Bhere \\<@\u200B1\\>'],
  ])('keeps no other markup: %s', (_, response, expected) => expect(said(response)).toBe(expected))
})
