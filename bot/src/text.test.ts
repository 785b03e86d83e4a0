import { describe, expect, it } from 'vitest'
import { answerText } from './answer-text'
import { embedOf } from './embeds'
import { cut, escaped, fitLines, quoted } from './text'

describe('what people wrote stays plain text', () => {
  it.each([
    ['@everyone', '@\u200Beveryone'],
    ['<@123>', '\\<@\u200B123\\>'],
    ['**a** _b_ ~~c~~ ||d||', '\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~ \\|\\|d\\|\\|'],
    ['[x](http://e.cl)', '\\[x\\]\\(http\\://e.cl\\)'],
    ['`code` # title', '\\`code\\` \\# title'],
  ])('%s', (text, expected) => expect(escaped(text)).toBe(expected))
  it('on one line, with nothing unseen in it', () => expect(quoted('a\nb\u202Ec\u200Bd\te')).toBe('a b c d e'))
})

describe('long text is cut', () => {
  it('with … and never within a pair', () => expect(cut('😀😀😀', 4)).toBe('😀…'))
  it('by whole lines', () => expect(fitLines(['aaaa', 'bbbb', 'cccc'], 12)).toBe('aaaa\nbbbb\n…'))
  it('so that Discord takes an embed of whatever size', () => {
    const long = 'x'.repeat(10_000)
    const embed = embedOf({ title: long, lines: [long, long], fields: Array.from({ length: 40 }, () => ({ name: long, value: long })), footer: long })
    expect(embed.title).toHaveLength(256)
    expect(embed.description?.length).toBeLessThanOrEqual(4096)
    const all = [embed.title, embed.description, embed.footer?.text, ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value])].join('')
    expect(all.length).toBeLessThanOrEqual(6000)
  })
})

describe('an answer of the assistant', () => {
  const said = (response: string) => answerText(response, (path) => (path.startsWith('/') ? `https://trinchera.cl${path}` : path))
  it('keeps its bold and its links, ours made whole', () =>
    expect(said('**Los Halcones** va 2.º en [la tabla](/ladder/etapa/3).')).toBe('**Los Halcones** va 2.º en [la tabla](https://trinchera.cl/ladder/etapa/3).'))
  it('keeps an address of elsewhere', () => expect(said('[TS3](https://teamspeak.com/es)')).toBe('[TS3](https://teamspeak.com/es)'))
  it.each([
    ['no link without an address', '[x](javascript:alert(1))', '\\[x\\]\\(javascript\\:alert\\(1\\)\\)'],
    ['no heading, no quote', '# a\n> b', '\\# a\n\\> b'],
    ['no mention', '@here <@1>', '@\u200Bhere \\<@\u200B1\\>'],
  ])('has nothing else: %s', (_, response, expected) => expect(said(response)).toBe(expected))
})
