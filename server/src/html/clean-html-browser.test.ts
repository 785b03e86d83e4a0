import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest'
import { openBrowser, type TestBrowser } from '@trinchera/testing/browser'
import { cleanAnuncio, cleanComment } from './clean-html'
import { allVectors } from '../../testing/xss-vectors'

// Tests cleaned HTML in a real browser, on a page without a Content-Security-Policy.

let server: Server
let browser: TestBrowser
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/' ? 200 : 404
    response
      .setHeader('content-type', request.url === '/' ? 'text/html; charset=utf-8' : 'text/plain')
      .end(request.url === '/' ? '<!doctype html><title>x</title><link rel="icon" href="data:,"><body></body>' : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const isAddress = (given: typeof address): given is AddressInfo => typeof given === 'object' && given !== null
  url = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`
  browser = await openBrowser({ url })
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** An empty page that records executed scripts; requests to other hosts fail the test. */
async function emptyPage(test: TestContext, expects: readonly RegExp[] = []): Promise<Page> {
  const page = await browser.newPage(test, { expects })
  await page.addInitScript(
    'globalThis.ran = []; for (const name of ["alert", "confirm", "prompt", "print", "open"]) globalThis[name] = (what) => void globalThis.ran.push(name + " " + what)',
  )
  await page.goto(url)
  return page
}

/**
 * Runs in the page: parses each text in several ways, interacts with all elements, and returns what was executed and what is not allowed.
 */
const showAll = `async (texts) => {
  const tags = new Set('P BR H1 H2 H3 H4 H5 H6 STRONG EM U S BLOCKQUOTE PRE CODE DIV OL UL LI A IMG IFRAME SPAN SUB SUP TABLE THEAD TBODY TR TH TD'.split(' '))
  const attributes = new Set('class style href rel target data-list src alt width height data-value'.split(' '))
  const styles = new Set(['color', 'background-color', 'text-align'])
  const strange = []
  const judge = (root, text) => {
    for (const element of root.querySelectorAll('*')) {
      if (!tags.has(element.tagName)) strange.push(element.tagName + ': ' + text)
      for (const { name } of element.attributes) if (!attributes.has(name)) strange.push(name + ': ' + text)
      if (element.tagName === 'A' && !['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol)) strange.push(element.protocol + ' ' + text)
      for (const property of element.style ?? []) if (!styles.has(property)) strange.push(property + ': ' + text)
    }
  }
  for (const text of texts) {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = text
    judge(box, text)
    box.innerHTML = String(box.innerHTML) // serialised by the browser and parsed again
    judge(box, text)
    const template = document.createElement('template')
    template.innerHTML = text
    judge(template.content, text)
    box.append(template.content.cloneNode(true))
    judge(new DOMParser().parseFromString(text, 'text/html').body, text)
    box.append(document.createRange().createContextualFragment(text))
    for (const element of box.querySelectorAll('*')) {
      for (const name of ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'pointerenter', 'copy', 'wheel']) element.dispatchEvent(new Event(name, { bubbles: true }))
    }
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))
  return { ran, strange, at: location.href, title: document.title }
}`

const show = (page: Page, texts: readonly string[]): Promise<unknown> =>
  page.evaluate(`(${showAll})(${JSON.stringify(texts)})`)

it('a cleaned text runs no script, loads nothing from elsewhere and has no forbidden element', async (test) => {
  const page = await emptyPage(test)
  const texts = allVectors.flatMap((html) => [
    cleanAnuncio(html),
    cleanComment(html),
    cleanAnuncio(`<ol><li>a${html}</li></ol><p>b</p>`),
  ])
  expect(await show(page, texts)).toEqual({ ran: [], strange: [], at: `${url}/`, title: 'x' })
})

it('nor do all vectors joined in one text', async (test) => {
  const page = await emptyPage(test)
  const thirds = [0, 1, 2].map((third) => allVectors.filter((_, index) => index % 3 === third).join('\n'))
  expect(
    await show(
      page,
      thirds.flatMap((html) => [cleanAnuncio(html), cleanComment(html)]),
    ),
  ).toMatchObject({ ran: [], strange: [], at: `${url}/` })
})

it('the page detects the vectors when they are not cleaned', async (test) => {
  const page = await emptyPage(test, [/./])
  const ran = expect.arrayContaining(['alert 1', 'alert 2'])
  const strange = expect.arrayContaining(['onmouseover: <p onmouseover=alert(2)>x</p>', 'id: <b id=x>x</b>'])
  expect(
    await show(page, ['<img src=x onerror=alert(1)>', '<p onmouseover=alert(2)>x</p>', '<b id=x>x</b>']),
  ).toMatchObject({ ran, strange })
})
