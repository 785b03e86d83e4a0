// npm run journeys [url data-folder]: what seven people need to get where they want on a phone (the keyboard's on a desk): taps, keys, lines
// typed and seconds, after `npm run build`. Without an address it starts the product with the demo community; with one, that product must have it.
import type { Locator, Page } from 'playwright-core'
import { paths } from '@trinchera/contract/site-paths'
import { demoAccounts } from '@trinchera/db/seed/data/logins'
import { launchChromium, pagesOf, type PageOptions } from '@trinchera/testing/browser'
import { mailTo } from '@trinchera/testing/outbox'
import { apiOf, logIn } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'

const [url, dataDir] = process.argv.slice(2)
const started = url ? null : await startProduct({ SEED_DEMO: '1' })
const product = started ?? { url: url ?? '', dataDir: dataDir ?? '', databaseUrl: '', env: {} }
const browser = await launchChromium()
const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

/** Acts on one page and counts what it took. */
class Counter {
  taps = 0
  keys = 0
  lines = 0
  readonly since = performance.now()
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator) {
    this.taps++
    await target.first().click()
  }

  async press(key: string) {
    this.keys++
    await this.page.keyboard.press(key)
  }

  async type(field: Locator, text: string) {
    this.lines++
    await field.first().fill(text)
  }

  /** Choosing in a native list: opening it and the entry. */
  async choose(field: Locator, index: number) {
    this.taps += 2
    await field.first().selectOption({ index })
  }
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })
const table = (page: Page) => page.getByRole('table', { name: /^Clanes rankeados/ })
const demo = (username: string) => {
  const account = demoAccounts.find((one) => one.username === username)
  if (!account) throw new Error(`no demo login ${username}`)
  return logIn(product, account.email, account.password)
}

/** From wherever the page is to a stage's table, by the straightest link that the screen shows. */
async function toTable(counter: Counter, follow: (link: Locator) => Promise<void>) {
  const { page } = counter
  const ways = ['main', '[role="dialog"]'].flatMap((part) =>
    ['/ladder/etapa/', '/ladder/juego/'].map((path) => `${part} a[href^="${path}"]`),
  )
  ways.push('main a[href="/ladder"]')
  const seen = new Set<string>()
  while (!new URL(page.url()).pathname.startsWith('/ladder/etapa/')) {
    const here = page.url()
    seen.add(new URL(here).pathname)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500) // the screen before may still be there
    const links = ways.map((way) =>
      visible(
        page,
        [...seen].reduce((all, path) => `${all}:not([href="${path}"])`, way),
      ),
    )
    const counts = await Promise.all(links.map((link) => link.count()))
    const link = links[counts.findIndex((count) => count > 0)]
    if (!link) await counter.tap(page.getByRole('banner').getByRole('button', { name: 'Menú' }))
    else {
      await follow(link.first())
      await page.waitForURL((address) => address.href !== here)
    }
  }
  await table(page).waitFor()
}

/** The positions that a row passes through, px from the window's top: one for each frame until `sampled`. */
const sample = (page: Page, clan: string) =>
  page.evaluate((name) => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const look = () => {
      const row = [...document.querySelectorAll('table tbody tr')].find((one) => one.textContent.includes(name))
      if (row) tops.push(Math.round(row.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(look)
    }
    look()
  }, clan)
const sampled = (page: Page): Promise<number[]> =>
  page.evaluate(() => ('tops' in window && Array.isArray(window.tops) ? window.tops : []))

/** Logs in through the screen, from wherever it leads. */
async function logInThrough(counter: Counter, email: string, password: string) {
  const form = counter.page.getByRole('form', { name: 'Iniciar Sesión' })
  await counter.type(form.getByLabel('Email o Username'), email)
  await counter.type(form.getByLabel('Contraseña', { exact: true }), password)
  await counter.tap(form.getByRole('button', { name: 'Iniciar Sesión' }))
}

const journeys: Record<string, { options: PageOptions; run: (counter: Counter) => Promise<string> }> = {
  'veteran: home to a live table': {
    options: phone,
    async run(counter) {
      await counter.page.goto(paths.home)
      await toTable(counter, (link) => counter.tap(link))
      return 'the table'
    },
  },
  'leader: a loss reported, the reorder animation seen': {
    options: { ...phone, as: await demo('Tatán') },
    async run(counter) {
      const { page } = counter
      await page.goto(paths.home)
      await page.waitForLoadState('networkidle')
      const report = visible(page, 'main a[href^="/ladder/reportes"]')
      if ((await report.count()) === 0) {
        await counter.tap(page.getByRole('banner').getByRole('button', { name: 'Menú' }))
        await counter.tap(page.getByRole('dialog').getByRole('link', { name: 'Reportar Derrota' }))
      } else await counter.tap(report)
      const form = page.getByRole('form', { name: 'Reportar Derrota' })
      const winner = form.getByLabel('Clan ganador')
      await winner.locator('option:nth-child(6)').waitFor({ state: 'attached' })
      const names = await winner.locator('option').allTextContents()
      const index = names.findLastIndex((text) => /^\d+\. /.test(text))
      const clan = (names[index] ?? '').replace(/^\d+\. /, '')
      await counter.choose(winner, index)
      await counter.tap(form.getByRole('button', { name: 'Reportar Derrota' }))
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'Reportar Derrota' })
      await confirm.waitFor()
      await sample(page, clan)
      await counter.tap(confirm)
      await page.getByText('Derrota reportada').first().waitFor()
      await page.waitForTimeout(4000)
      const tops = await sampled(page)
      const steps = new Set(tops).size
      return `${tops.length} frames with the winner's row, ${steps} positions: ${steps > 3 ? 'the animation is seen' : 'no animation'}`
    },
  },
  'recruit: registered, validated, logged in': {
    options: phone,
    async run(counter) {
      const { page } = counter
      const name = `Novato ${Date.now() % 1e6}`
      const account = { email: `novato${Date.now()}@trinchera.test`, password: 'Clave-de-un-novato' }
      await page.goto(paths.registro)
      const form = page.getByRole('form', { name: 'Registro' })
      await counter.type(form.getByLabel('Nombre de usuario'), name)
      await counter.type(form.getByLabel('Correo'), account.email)
      await counter.type(form.getByLabel('Contraseña', { exact: true }), account.password)
      await counter.type(form.getByLabel('Repetir contraseña'), account.password)
      await counter.tap(form.getByRole('button', { name: 'Crear cuenta' }))
      const mail = await mailTo(product, account.email)
      await page.goto(mail.link('/validar-cuenta').href)
      await counter.tap(page.getByRole('button', { name: 'Validar cuenta' }))
      await page.getByText('Cuenta validada').first().waitFor()
      await page.waitForLoadState('networkidle')
      const token = () => page.evaluate(() => localStorage.getItem('token'))
      if (!(await token())) {
        await page.goto(paths.login())
        await logInThrough(counter, account.email, account.password)
        await page.waitForFunction(() => localStorage.getItem('token'))
      }
      return 'in'
    },
  },
  'moderator: two cases ruled': {
    options: { ...phone, as: await demo('Pitazo') },
    async run(counter) {
      const { page } = counter
      const ruled = new Set<string>()
      await page.goto(paths.panelAdmin())
      while (ruled.size < 2) {
        await page.waitForLoadState('networkidle')
        const open = page.getByRole('button', { name: /^Resolver la partida/ }).filter({ visible: true })
        if ((await open.count()) === 0) await counter.tap(visible(page, `a[href^="${paths.panelAdmin('reportes')}"]`))
        await open.first().waitFor()
        const names = await open.evaluateAll((buttons) =>
          buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent),
        )
        const name = names.find((one) => !ruled.has(one)) ?? ''
        ruled.add(name)
        await counter.tap(page.getByRole('button', { name, exact: true }))
        const dialog = page.getByRole('dialog')
        await counter.tap(dialog.locator('label').filter({ has: page.getByRole('radio', { name: 'Anular' }) }))
        await counter.type(dialog.getByLabel('Motivo, será público'), 'Revisado con la captura')
        await counter.tap(dialog.locator('button[type="submit"], form button').last())
        await dialog.waitFor({ state: 'detached' })
      }
      return 'two rulings'
    },
  },
  'visitor: from a clan shared in a chat to its table': {
    options: phone,
    async run(counter) {
      const [clan] = (await apiOf(product.url).listTopClanes()).data
      if (!clan) throw new Error('no clan')
      await counter.page.goto(paths.clan(clan.id))
      await counter.page
        .locator(`a[href="${paths.etapa(clan.id_etapa)}"]`)
        .first()
        .waitFor()
      await counter.tap(visible(counter.page, `a[href="${paths.etapa(clan.id_etapa)}"]`))
      await table(counter.page).waitFor()
      return 'the table'
    },
  },
  'keyboard: home to a table': {
    options: desk,
    async run(counter) {
      const { page } = counter
      await page.goto(paths.home)
      await toTable(counter, async (link) => {
        const href = await link.getAttribute('href')
        const isThere = () => page.evaluate((wanted) => document.activeElement?.getAttribute('href') === wanted, href)
        await counter.press('Tab')
        await counter.press('Enter') // past the header, by the skip link
        while (!(await isThere())) await counter.press('Tab')
        await counter.press('Enter')
      })
      return 'the table'
    },
  },
  'screen reader: headings heard from the top of a stage to its table, and its first row': {
    options: desk,
    async run(counter) {
      const { page } = counter
      await page.goto(paths.home)
      await toTable(counter, (link) => counter.tap(link))
      const headings = await page.locator('h1, h2, h3, table').evaluateAll((elements) => {
        const list = elements.filter((element) => element.checkVisibility())
        return list.findIndex((element) => element.tagName === 'TABLE')
      })
      counter.keys += headings
      const row = await table(page).getByRole('row').nth(1).ariaSnapshot()
      return row.split('\n')[0] ?? ''
    },
  },
}

for (const [name, { options, run }] of Object.entries(journeys)) {
  const ends: (() => Promise<void>)[] = []
  const test = { task: { name }, onTestFinished: (end: () => Promise<void>) => void ends.push(end) }
  const page = await pagesOf(browser, product).newPage(test, options)
  page.setDefaultTimeout(20_000)
  // the loader of this file gives functions names by a helper that pages do not have
  await page.addInitScript('globalThis.__name = (one) => one')
  const counter = new Counter(page)
  const seen = await run(counter).catch((error: unknown) => `FAILED: ${String(error).slice(0, 300)}`)
  const seconds = ((performance.now() - counter.since) / 1000).toFixed(1)
  console.log(
    `${name}\n  ${counter.taps} taps, ${counter.keys} keys, ${counter.lines} lines typed, ${seconds} s — ${seen}`,
  )
  for (const end of ends) await end().catch((error: unknown) => console.log(`  ${String(error).slice(0, 200)}`))
}
await browser.close()
await started?.stop()
process.exit(0)
