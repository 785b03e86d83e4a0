import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlDepth, htmlSigns } from '@trinchera/rules/limits'
import { anuncios } from '@trinchera/db/seed/data/anuncios'
import { textOf } from '@trinchera/rules/html-text'
import { cleanAnuncio, cleanComment, cleanPost } from './clean-html'
import { isBlankHtml, picturesIn } from './cleaned-html'
import { allVectors, vectors } from '../../testing/xss-vectors'

const file = '/uploads/anuncios/00112233445566778899aabbccddeeff.webp'
const rel = 'rel="noopener noreferrer nofollow" target="_blank"'

describe('every format of the announcements’ toolbar stays as it is', () => {
  const fragments: Record<string, string> = {
    'bold, italic, underline, strike': '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>',
    blockquote: '<blockquote>cita</blockquote>',
    'code block':
      '<div class="ql-code-block-container"><div class="ql-code-block">if (a &lt; b) {</div><div class="ql-code-block"><br></div></div>',
    link: `<p><a href="https://example.com/a?b=1&amp;c=2#d" ${rel}>enlace</a></p>`,
    'mail and telephone': `<p><a href="mailto:a@b.cl" ${rel}>a</a><a href="tel:+56912345678" ${rel}>b</a></p>`,
    picture: `<p><img src="${file}" alt="Una foto" width="320" height="200"></p>`,
    'YouTube, from a second on':
      '<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=42"></iframe>',
    'YouTube without cookies, centred':
      '<iframe class="ql-video ql-align-center" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    'Twitch channel, recording and clip':
      '<iframe class="ql-video" src="https://player.twitch.tv/?channel=quiltro_tv"></iframe><iframe class="ql-video" src="https://player.twitch.tv/?video=v123"></iframe><iframe class="ql-video" src="https://clips.twitch.tv/embed?clip=Audaz-Trinchera_1"></iframe>',
    formula: '<p>Así: <span class="ql-formula" data-value="e=mc^2 \\text{ &quot;x&quot; } &lt; y"></span>, dicen.</p>',
    'headers 1 to 6': [1, 2, 3, 4, 5, 6].map((n) => `<h${n}>Título ${n}</h${n}>`).join(''),
    'ordered, bullet and check lists, indented':
      '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="checked" class="ql-indent-8">c</li><li data-list="unchecked">d</li></ol>',
    'sub and superscript': '<p>H<sub>2</sub>O, x<sup>2</sup></p>',
    'right to left': '<p class="ql-align-right ql-direction-rtl">אבג</p>',
    align: '<p class="ql-align-center">a</p><h2 class="ql-align-right">b</h2><p class="ql-align-justify">c</p>',
    'size and font':
      '<p><span class="ql-size-small">a</span><strong class="ql-size-large">b</strong><em class="ql-size-huge ql-font-serif">c</em><span class="ql-font-monospace">d</span></p>',
    'colour and background':
      '<p><span style="color: rgb(230, 0, 0); background-color: rgb(255, 255, 0);">a</span><u style="color: #fff;">b</u><span style="background-color: yellow;">c</span></p>',
    'an empty line': '<p><br></p>',
    'emoji and other scripts': '<p>👨‍👩‍👧 🇨🇱 ❤️ می‌خواهم &amp; ñandú</p>',
  }
  it.each(Object.entries(fragments))('%s', (_, html) => expect(cleanAnuncio(html)).toBe(html))
})

describe('every format of the comments’ toolbar stays, and no other', () => {
  const kept = `<h1>T</h1><p><strong>a</strong><em>b</em><u>c</u><s>d</s><span style="color: red; background-color: #ff0;">e</span><a href="https://a.cl" ${rel}>f</a></p><ol><li data-list="bullet" class="ql-indent-1">g</li></ol>`
  it('keeps', () => expect(cleanComment(kept)).toBe(kept))
  it.each([
    [`<p>a<img src="${file}">b</p>`, '<p>ab</p>'],
    ['<iframe class="ql-video" src="https://www.youtube.com/embed/abc"></iframe>', ''],
    ['<p>a<span class="ql-formula" data-value="x">x</span></p>', '<p>a</p>'],
    [
      '<blockquote>a</blockquote><p class="ql-align-center ql-direction-rtl" style="text-align: center;">b<sub class="ql-size-huge">c</sub></p>',
      'a<p>bc</p>',
    ],
  ])('%s', (html, clean) => expect(cleanComment(html)).toBe(clean))
})

describe('variants that browsers write become one form', () => {
  it.each([
    [
      'the editor’s own drawings',
      '<ol><li data-list="checked"><span class="ql-ui" contenteditable="false">✓</span>a</li></ol>',
      '<ol><li data-list="checked">a</li></ol>',
    ],
    [
      'a formula drawn',
      '<p>a<span class="ql-formula" data-value="x^2">\ufeff<span contenteditable="false"><span class="katex"><math><mi>x</mi></math></span></span>\ufeff</span>b</p>',
      '<p>a<span class="ql-formula" data-value="x^2"></span>b</p>',
    ],
    [
      'older names',
      '<b>a</b><i>b</i><del>c</del><strike>d</strike><ins>e</ins>',
      '<strong>a</strong><em>b</em><s>c</s><s>d</s><u>e</u>',
    ],
    [
      'a link’s own window',
      '<a href="https://a.cl" target="_self" rel="opener" class="x">a</a>',
      `<a href="https://a.cl" ${rel}>a</a>`,
    ],
    [
      'a video’s address',
      '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="//youtube.com/embed/abc?showinfo=0&autoplay=1"></iframe>',
      '<iframe class="ql-video" src="https://www.youtube.com/embed/abc"></iframe>',
    ],
    [
      'a player’s parent',
      '<iframe src="https://player.twitch.tv/?parent=otro.example&channel=Quiltro_TV"></iframe>',
      '<iframe class="ql-video" src="https://player.twitch.tv/?channel=quiltro_tv"></iframe>',
    ],
    [
      'a style',
      '<p style="COLOR:Red ; text-align:center;position:fixed">a</p>',
      '<p style="color: Red; text-align: center;">a</p>',
    ],
    [
      'another order',
      '<p class="ql-direction-rtl ql-align-right ql-indent-2" style="text-align: left; background-color: red; color: blue">a</p>',
      '<p class="ql-indent-2 ql-align-right ql-direction-rtl" style="color: blue; background-color: red; text-align: left;">a</p>',
    ],
    ['a link to nowhere', '<p>a <a href="/ladder">b</a> <a>c</a></p>', '<p>a b c</p>'],
    ['what is not in the toolbar', '<center>a</center><font size=7>b</font>', 'ab'],
    ['a tag left open', '<p>a<strong>b', '<p>a<strong>b</strong></p>'],
    ['directions and what nobody sees', '<p>a\u202eb&#x202e;c\u2066d\u200be\u00adf\ufeffg</p>', '<p>abcdefg</p>'],
    ['half a character', '<p>a\ud800b</p>', '<p>a\ufffdb</p>'],
  ])('%s', (_, html, clean) => expect(cleanAnuncio(html)).toBe(clean))
})

it('the texts of the demo community are already in stored form', () => {
  for (const { contenido, comments } of anuncios) {
    expect(cleanAnuncio(contenido)).toBe(contenido)
    for (const { html } of comments) expect(cleanComment(html)).toBe(html)
  }
})

/**
 * Matches tags, to find tags, attributes, URLs and styles that are not on the allow-list. Plain text that looks like markup is harmless.
 */
const tag = /<\/?([a-z][^\s>/]*)((?:\s[^>]*)?)>/gi
const knownTags = new Set([
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  'u',
  's',
  'blockquote',
  'pre',
  'code',
  'div',
  'ol',
  'ul',
  'li',
  'a',
  'img',
  'iframe',
  'span',
  'sub',
  'sup',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])
const attribute = / ([a-z-]+)="([^"<>]*)"/g
const knownAttributes: Record<string, RegExp> = {
  class: /^(?:ql-[a-z0-9-]+ ?)+$/,
  style: /^(?:(?:color|background-color|text-align): [a-z0-9#%(),. -]+; ?)+$/i,
  href: /^(?:https?:\/\/|mailto:|tel:)/i,
  rel: /^noopener noreferrer nofollow$/,
  target: /^_blank$/,
  'data-list': /^[a-z]+$/,
  src: /^(?:\/uploads\/anuncios\/[0-9a-f]{32}\.webp|https:\/\/(?:www\.youtube(?:-nocookie)?\.com|player\.twitch\.tv|clips\.twitch\.tv)\/.+)$/,
  alt: /./,
  width: /^\d+$/,
  height: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  'data-value': /./,
}
function faults(html: string): string[] {
  const found: string[] = []
  for (const [whole, name = '', rest = ''] of html.matchAll(tag)) {
    if (!knownTags.has(name)) found.push(whole)
    if (rest.replace(attribute, '') !== '') found.push(whole)
    for (const [, key = '', value = ''] of rest.matchAll(attribute))
      if (!knownAttributes[key]?.test(value) || /url|expression|var\(|javascript/i.test(key === 'style' ? value : ''))
        found.push(whole)
  }
  if (html.replace(tag, '').includes('<')) found.push('a sign that begins a tag and is none')
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u202a-\u202e\u2066-\u2069\u200b\u{e0000}-\u{e0fff}]/u.test(html)) found.push('what nobody sees')
  return found
}

describe('hostile texts', () => {
  it('are recognised as hostile by this test’s own check', () => {
    for (const html of [
      '<img src="x" onerror="alert(1)">',
      '<script>',
      '<a href="javascript:alert(1)">',
      '<p style="background: url(x);">',
      '<p id="x">',
      '<img src="https://evil.example/x">',
      '<',
      'a\u202eb',
    ])
      expect(faults(html)).not.toEqual([])
  })
  it('are more than two hundred', () => expect(new Set(allVectors).size).toBeGreaterThan(200))

  describe.each(Object.entries(vectors))('%s', (_, group) => {
    it.each(group)('%s', (html) => {
      for (const clean of [cleanAnuncio(html), cleanComment(html), cleanAnuncio(`<p>antes</p>${html}<p>después</p>`)]) {
        expect(faults(clean)).toEqual([])
        expect(cleanAnuncio(clean)).toBe(clean)
      }
    })
  })

  it('keep the text before them', () => {
    for (const html of allVectors) expect(textOf(cleanComment(`<p>antes</p>${html}`))).toMatch(/^antes/)
  })
})

describe('whatever is put together', () => {
  const names = fc.constantFrom(
    'p',
    'b',
    'i',
    'a',
    'li',
    'ol',
    'ul',
    'span',
    'div',
    'table',
    'tr',
    'td',
    'svg',
    'math',
    'style',
    'script',
    'iframe',
    'img',
    'br',
    'h1',
    'form',
    'select',
    'option',
    'template',
    'noscript',
    'textarea',
    'pre',
    'code',
    'x-open',
    'x-gone',
    'p/onclick=alert(1)',
  )
  const values = fc.constantFrom(
    '',
    'x',
    'ql-formula',
    'ql-ui',
    'ql-video',
    'ql-align-center',
    'javascript:alert(1)',
    'https://a.cl',
    'color:red',
    'position:fixed',
    file,
    'https://www.youtube.com/embed/abc',
    '"><img src=x onerror=alert(1)>',
    '\u202e',
  )
  const attributes = fc.array(
    fc.tuple(
      fc.constantFrom('class', 'style', 'href', 'src', 'data-value', 'data-list', 'onclick', 'id', 'alt'),
      values,
      fc.constantFrom('"', "'", ''),
    ),
    { maxLength: 3 },
  )
  const piece = fc.oneof(
    fc
      .tuple(names, attributes)
      .map(
        ([name, list]) => `<${name}${list.map(([key, value, quote]) => ` ${key}=${quote}${value}${quote}`).join('')}>`,
      ),
    names.map((name) => `</${name}>`),
    fc.constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x202e;',
      '&amp;',
      '<',
      '>',
      '"',
      ' ',
      'texto',
      '\u0000',
      '<p',
      '&colon;',
    ),
    fc.string({ maxLength: 8, unit: 'grapheme' }),
    fc.constantFrom(...allVectors),
  )
  const html = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))

  it('is harmless once cleaned, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(html, (text) => {
        for (const clean of [cleanAnuncio, cleanComment]) {
          const once = clean(text)
          expect(faults(once)).toEqual([])
          expect(clean(once)).toBe(once)
        }
      }),
      { numRuns: 600 },
    )
  })
})

describe('a text that shows nothing', () => {
  it.each([
    '',
    '   ',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<p>\u200b</p>',
    '<p>&#8203;&zwj;&zwnj;</p>',
    '<p> \u2800\u3164 </p>',
    '<h1></h1><ol><li data-list="bullet"></li></ol>',
    '<script>hola</script>',
    '<p>\u202e</p>',
    '<img src=x>',
  ])('%s', (html) => {
    expect(isBlankHtml(cleanComment(html))).toBe(true)
    expect(isBlankHtml(cleanAnuncio(html))).toBe(true)
  })
  it.each(['<p>a</p>', '<p>.</p>', '<p>🎉</p>', '&lt;', '<p>&amp;nbsp;</p>'])('but not %s', (html) =>
    expect(isBlankHtml(cleanComment(html))).toBe(false),
  )
  it.each([
    `<img src="${file}">`,
    '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
    '<p><span class="ql-formula" data-value="x"></span></p>',
  ])('nor, in an announcement, %s', (html) => expect(isBlankHtml(cleanAnuncio(html))).toBe(false))
})

it('tells which pictures a text shows, each once', () => {
  const other = file.replace('00', 'ff')
  expect(
    picturesIn(
      cleanAnuncio(
        `<p>${`<img src="${file}">`.repeat(2)}<img alt="x" src="${other}"><img src="https://evil.example/x.webp"></p>`,
      ),
    ),
  ).toEqual([file, other])
})

describe('a bomb', () => {
  it.each([
    '<b>',
    '<p><b>',
    '<div>',
    '<ol><li>',
    '<a href="https://a.cl">',
    '<svg>',
    '<x-gone>',
    '<script><b>',
    '<template>',
    '<span class="ql-formula" data-value="x"><i>',
  ])('of %s within one another is refused', (open) => {
    const deep = open.repeat(htmlDepth * 100)
    const isText = open.startsWith('<script>')
    if (isText) expect(cleanAnuncio(deep)).toBe('')
    else expect(() => cleanAnuncio(deep)).toThrow(expect.objectContaining({ code: 400 }))
  })
  it('stands where a person could still have written it', () =>
    expect(cleanAnuncio('<em>'.repeat(htmlDepth - 1))).toBe(
      '<em>'.repeat(htmlDepth - 1) + '</em>'.repeat(htmlDepth - 1),
    ))

  it.each([
    '<p>hola</p>',
    '<b>x</i></b>',
    '</x></b></p>',
    '&<"&amp;',
    '<a href="https://a.cl/x">x</a>',
    '<a href="x:">x</a>',
    '<span class="ql-formula" data-value="x"><b>x</b></span>',
    '<p style="color:red;;;">x</p>',
    '<b a b c',
    '<',
    '<!--',
    '&#x',
    '<p class="a a a">',
    '<li><table><li>x</li></table></li>',
    '<svg><style></svg>',
  ])('of %s one after another takes as long as it is long', (piece) => {
    /** Processor time in ms. Unlike elapsed time, it is hardly affected by other load on the machine. */
    const took = (size: number) => {
      const html = piece.repeat(Math.ceil(size / piece.length))
      const times = [1, 2, 3, 4, 5].map(() => {
        const begin = process.cpuUsage()
        cleanAnuncio(html)
        return process.cpuUsage(begin).user / 1000
      })
      return Math.min(...times)
    }
    const signs = piece.match(/[<&]/g)?.length ?? 1
    const long = Math.min(160_000, Math.floor(htmlSigns / signs) * piece.length)
    took(long) // warm-up, so that the code is compiled
    const short = Math.max(2, took(long / 8)) // at least 2, because shorter times are dominated by pauses of the garbage collector
    expect(took(long) / short).toBeLessThan(8 * 4)
  })

  it.each(['<', '&', '<b>x</b>', '&amp;'])('of more %s than anybody writes is refused', (piece) =>
    expect(() => cleanAnuncio(piece.repeat(htmlSigns + 1))).toThrow(expect.objectContaining({ code: 400 })),
  )
})

describe('a table', () => {
  const pasted =
    '<table class="MsoTableGrid" style="width:300px"><thead><tr><th colspan="2">Equipo</th></tr></thead><tbody><tr><td data-row="1"><p>Los Peucos</p></td><td rowspan="99" onclick="x()"><b>13</b><br>puntos</td></tr></tbody></table>'

  it('stays one in an anuncio and in the forum', () => {
    const kept =
      '<table><thead><tr><th colspan="2">Equipo</th></tr></thead><tbody><tr><td><p>Los Peucos</p></td><td><strong>13</strong><br>puntos</td></tr></tbody></table>'
    expect(cleanAnuncio(pasted)).toBe(kept)
    expect(cleanPost(pasted)).toBe(kept)
    expect(textOf(kept)).toBe('Equipo\nLos Peucos | 13\npuntos\n')
  })

  it.each([
    [pasted, '<p>Equipo</p><p>Los Peucos | <strong>13</strong> puntos</p>'],
    ['<table><tr><td>a<td><td>c<tr><td>d<td>e<td>f</table>', '<p>a |  | c</p><p>d | e | f</p>'],
    ['<table><tr><td><table><tr><td>1</td><td>2</td></tr></table></td><td>b</td></tr></table>', '<p>1 2 | b</p>'],
  ])('is rows with separators in a comment', (html, rows) => {
    expect(cleanComment(html)).toBe(rows)
    expect(cleanComment(rows)).toBe(rows)
  })
})
