import { paths } from '@trinchera/contract/site-paths'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { admin, browser, product } from './fixture'
import { untilShown } from './screen'
import { newRanking } from './etapa'
import { newAnuncio, newEditor, paste, tool, writing } from './writing'

// A violation of the policy is also a console error, which fails every end-to-end test. Here: that a policy is set at all, and that the
// editor's libraries work under it.

/** Collects the violations of the page's policy, from the page's first script on. */
async function countRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      refused.push(`${violatedDirective} ${sample}`)
    })
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'refused'))
}

/** The outcome of each way to run a text as code: the name of the error, or that it was accepted. */
const tryTexts = (page: Page) =>
  page.evaluate(() => {
    const factory: { createPolicy(name: string, policy: object): object } = Reflect.get(window, 'trustedTypes')
    const outcome = (act: () => unknown) => {
      try {
        act()
        return 'taken'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    }
    return {
      html: outcome(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      parsed: outcome(() => document.createRange().createContextualFragment('<b>x</b>')),
      script: outcome(() => (document.createElement('script').src = '/otro.js')),
      worker: outcome(() => new Worker('/otro.js')),
      policy: outcome(() => factory.createPolicy('otra', {})),
    }
  })

const etapa = await newRanking(product, admin, 3)
const editor = await newEditor(product, admin)
const rich = `<h2>Reglas</h2><p><span class="ql-formula" data-value="\\frac{a}{b}">x</span> y <b>más</b></p>
<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`
const anuncio = await newAnuncio(editor, 'Con fórmula y video', rich)

const refusedAll = {
  html: 'TypeError',
  parsed: 'TypeError',
  script: 'TypeError',
  worker: 'TypeError',
  policy: 'TypeError',
}
/** The browser's console messages about violations. */
const expects = [/Trusted|trusted-types/]

it('screens are shown without a refusal, and take no text as HTML or as a script', async (test) => {
  const page = await browser.newPage(test, { expects })
  const refusals = await countRefusals(page)
  const { home, jugadores, foro, servidores } = paths
  for (const address of [home, etapa.address, paths.clan(etapa.clan(0).id), jugadores, foro, servidores]) {
    await page.goto(address)
    await untilShown(page)
    expect([address, await refusals()]).toEqual([address, []])
  }
  expect(await tryTexts(page)).toEqual(refusedAll)
  await page.goto(paths.anuncio(anuncio.id))
  await page.locator('[data-part="rich-text"] .katex').first().waitFor()
  expect(await refusals()).toEqual([])
  expect(await tryTexts(page)).toEqual(refusedAll)
})

it('the editor works under it, and what its library puts into the page is cleaned', async (test) => {
  const page = await browser.newPage(test, { as: editor, expects: [/inline event handler/] })
  const refusals = await countRefusals(page)
  await page.goto(paths.editAnuncio(anuncio.id))
  const text = writing(page, 'Contenido')
  await text.locator('.katex').waitFor()
  const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>@list l0:level1 { mso-level-text: "%1." }</style></head>
    <body><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Primero <b>claro</b></p><p>Fin</p></body></html>`
  await paste(text, word)
  await text.getByText('Primero claro').waitFor()
  await tool(page, 'Fórmula').click()
  const panel = page.getByRole('group', { name: 'Fórmula', exact: true })
  await panel.getByRole('textbox').fill('\\sqrt{2}')
  await panel.locator('.katex').waitFor()
  expect(await refusals()).toEqual([])
  const put = await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<img src="x" onerror="alert(1)"><script>alert(1)</script><svg onload="alert(1)"></svg>Hola'
    return box.innerHTML
  })
  expect(put).toBe('<img src="x">Hola')
})

it('the service worker is installed under it', async (test) => {
  const page = await browser.newPage(test, { serviceWorker: true })
  await page.goto(paths.servidores)
  await untilShown(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
})
