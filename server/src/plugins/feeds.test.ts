import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import { openBrowser, type TestBrowser } from '@trinchera/testing/browser'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

const publicUrl = 'https://trinchera.example'
let site: TestApp
let editor: TestPlayer
let browser: TestBrowser
beforeAll(async () => {
  site = await startTestApp({ env: { PUBLIC_URL: publicUrl } })
  editor = await site.player('Pregonera & Cía', { rol: 4, admin: 1 })
  browser = await openBrowser({ url: site.url })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const fetchFeed = async (kind: 'rss' | 'atom', headers: Record<string, string> = {}) => {
  const reply = await fetch(`${site.url}/anuncios/${kind}.xml`, { headers })
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    etag: reply.headers.get('etag') ?? '',
    xml: await reply.text(),
  }
}

const entries = z.array(
  z.object({ title: z.string(), link: z.string(), content: z.string(), author: z.string(), enclosure: z.string() }),
)

/** Runs in the page: the entries as parsed by the browser's XML parser, which rejects any error. */
const readEntries = `(xml) => {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  const wrong = feed.querySelector('parsererror')
  if (wrong) throw new Error(wrong.textContent)
  const text = (entry, name) => entry.getElementsByTagName(name)[0]?.textContent ?? ''
  const address = (entry) => entry.querySelector('link:not([rel])')?.getAttribute('href') ?? text(entry, 'link')
  const enclosure = (entry) => entry.querySelector('link[rel=enclosure]')?.getAttribute('href') ?? entry.querySelector('enclosure')?.getAttribute('url') ?? ''
  return [...feed.querySelectorAll('item, entry')].map((entry) => ({
    title: text(entry, 'title'), link: address(entry), content: text(entry, 'content:encoded') || text(entry, 'content'), author: (text(entry, 'dc:creator') || text(entry, 'author')).trim(), enclosure: enclosure(entry),
  }))
}`

describe.each([
  ['rss', 'application/rss+xml; charset=utf-8'],
  ['atom', 'application/atom+xml; charset=utf-8'],
] as const)('the feed as %s', (kind, type) => {
  it('is valid XML whatever the titles contain, with absolute addresses', async (test) => {
    const page = await browser.newPage(test, { expects: [/./] })
    // an empty page, because the site's Trusted Types would refuse a plain text
    await page.goto('about:blank')
    const imagen = new Uint8Array(
      await sharp({ create: { width: 20, height: 10, channels: 3, background: 'tomato' } })
        .png()
        .toBuffer(),
    )
    const inText = (await editor.api.uploadAnuncioPicture({ body: { imagen } })).data.imagen
    const contenido = `<p>]]&gt; &amp;amp; <img src="${inText}"> <span class="ql-formula" data-value="a&lt;b"></span></p><iframe class="ql-video" src="https://www.youtube.com/embed/abc"></iframe><script>alert(1)</script>`
    const titulo = ']]><script>alert("1")</script> & <b>Ñandú</b> \u000b\ufffe🎉'
    const { data } = await editor.api.createAnuncio({ body: { titulo, descripcion: '<&>"\'', contenido, imagen } })
    const feed = await fetchFeed(kind)
    expect([feed.status, feed.type]).toEqual([200, type])
    const [newest] = entries.parse(await page.evaluate(`(${readEntries})(${JSON.stringify(feed.xml)})`))
    expect(newest).toEqual({
      title: ']]&gt;&lt;script&gt;alert("1")&lt;/script&gt; &amp; &lt;b&gt;Ñandú&lt;/b&gt; 🎉',
      link: `${publicUrl}/anuncios/details/${data.id}`,
      content: `<p>]]&gt; &amp;amp; <img src="${publicUrl}${inText}"> <code>a&lt;b</code></p><p><a href="https://www.youtube.com/embed/abc">Ver el video</a></p>`,
      author: 'Pregonera & Cía',
      enclosure: `${publicUrl}${data.imagen}`,
    })
  })

  it('answers 304 until an announcement is created, changed or deleted', async () => {
    const { etag } = await fetchFeed(kind)
    const again = async () => (await fetchFeed(kind, { 'if-none-match': etag })).status
    expect(await again()).toBe(304)
    const { data } = await editor.api.createAnuncio({
      body: { titulo: 'Otro', descripcion: 'd', contenido: '<p>c</p>' },
    })
    expect(await again()).toBe(200)
    await editor.api.deleteAnuncio({ params: { id: data.id } })
    expect(await again()).toBe(304) // unchanged again
  })
})

it('is stable while empty, and has the newest thirty announcements', async () => {
  const empty = await startTestApp()
  try {
    const feed = async () => await (await fetch(`${empty.url}/anuncios/rss.xml`)).text()
    const first = await feed()
    expect(first).toContain('<rss')
    expect(await feed()).toBe(first)
    const { api } = await empty.player('Pregonero', { rol: 1, admin: 1 })
    for (let i = 1; i <= 31; i++)
      await api.createAnuncio({ body: { titulo: `Número ${i}.`, descripcion: 'd', contenido: '<p>c</p>' } })
    const full = await feed()
    expect(full.match(/<item>/g)).toHaveLength(30)
    expect(full).not.toContain('Número 1.')
    expect(full).toContain('Número 31.')
  } finally {
    await empty.stop()
  }
})
