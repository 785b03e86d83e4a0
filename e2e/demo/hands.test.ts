import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { browser, demoPerson, product } from './fixture'
import { button } from './assistant'
import { smallTargets } from '../targets'
import { untilShown } from '../screen'

// What can be pressed, by finger, mouse or keyboard, on every public screen.

const routes = await publicRoutes(apiOf(product.url))
const leader = await demoPerson('Tatán')
const phone = { width: 360, height: 740, reducedMotion: 'reduce' } as const
const desk = { reducedMotion: 'reduce' } as const
const expects = [/status of 404/]

async function show(page: Page, path: string) {
  await page.goto(path)
  await untilShown(page)
  await page.getByText('Llamando a los servidores…').first().waitFor({ state: 'detached' })
}

/** What a look at each screen found, without those where it found nothing. */
async function lookAt(page: Page, screens: Record<string, string>, look: (page: Page) => Promise<string[]>) {
  const found: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(screens)) {
    await show(page, path)
    const here = await look(page)
    if (here.length > 0) found[name] = here
  }
  return found
}

it('gives a finger 44 px for everything that can be pressed, on a phone', async (test) => {
  const page = await browser.newPage(test, { ...phone, expects })
  expect(await lookAt(page, routes, smallTargets)).toEqual({})
})

it('gives a finger 44 px on the screens of a player', async (test) => {
  const page = await browser.newPage(test, { ...phone, as: leader })
  const { ladder, etapa, clan, anuncio } = routes
  const own = {
    ladder,
    etapa,
    clan,
    anuncio,
    cuenta: '/ladder/micuenta',
    reportes: '/ladder/reportes',
    avisos: '/ladder/avisos',
  }
  const screens = Object.fromEntries(Object.entries(own).flatMap(([name, path]) => (path ? [[name, path]] : [])))
  expect(await lookAt(page, screens, smallTargets)).toEqual({})
})

/** Rows with a link that do not lead anywhere where they are pressed beside their text. */
const deadRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr, main .list > li, main .rank li')]
    return rows.flatMap((row) => {
      if (!row.checkVisibility() || !row.querySelector('a')) return []
      row.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = row.getBoundingClientRect()
      const presses = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const
      const dead = presses.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('a, button'))
      return dead.length > 0 ? [row.textContent?.slice(0, 60) ?? ''] : []
    })
  })

it.for([
  { screen: 'phone', size: phone },
  { screen: 'desk', size: desk },
])('leads from anywhere in a row to what the row is about, on a $screen', async ({ size }, test) => {
  const page = await browser.newPage(test, { ...size, expects })
  expect(await lookAt(page, routes, deadRows)).toEqual({})
})

it('opens a row’s page in another tab with the middle button, beside the name', async (test) => {
  const page = await browser.newPage(test, desk)
  await show(page, routes.etapa ?? '')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Vieja Guardia' }) })
    .first()
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not drawn')
  const opened = page.context().waitForEvent('page')
  await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2, { button: 'middle' })
  const tab = await opened
  await tab.getByRole('heading', { level: 1, name: 'Vieja Guardia' }).waitFor()
})

/** Tables whose rows have no head of their own, or not as many cells as columns with a name. */
const badTables = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => getComputedStyle(element).display !== 'none'
    return [...document.querySelectorAll('main table:not([aria-hidden])')].flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].filter(shown)
      const rows = [...table.querySelectorAll('tbody tr:not([aria-hidden])')].filter(shown)
      const wrong = rows.filter(
        (row) =>
          row.querySelectorAll('th[scope="row"]').length !== 1 ||
          [...row.children].filter(shown).length !== heads.length,
      )
      const unnamed = heads.filter((head) => !head.textContent?.trim() || head.getAttribute('scope') !== 'col')
      const name = table.querySelector('caption')?.textContent ?? 'a table without a name'
      return wrong.length + unnamed.length > 0 ? [`${name}: ${wrong.length} rows, ${unnamed.length} heads`] : []
    })
  })

it('has tables whose rows have a head, and as many heads as cells', async (test) => {
  const page = await browser.newPage(test, { ...desk, expects })
  expect(await lookAt(page, routes, badTables)).toEqual({})
  const staff = await browser.newPage(test, { ...desk, as: await adminOf(product) })
  const areas = [
    'juegos',
    'etapas',
    'jugadores',
    'reportes?estado=todas',
    'ranking',
    'torneos',
    'anuncios?pestana=gestionar',
  ]
  expect(
    await lookAt(staff, Object.fromEntries(areas.map((area) => [area, `/panel-admin/${area}`])), badTables),
  ).toEqual({})
})

it.for([
  { screen: 'phone', size: phone },
  { screen: 'desk', size: desk },
])('has the assistant on every screen, and it covers nothing, on a $screen', async ({ size }, test) => {
  const page = await browser.newPage(test, { ...size, expects, as: await adminOf(product) })
  const covered = async () => {
    await button(page).waitFor()
    return button(page).evaluate((one) => {
      const own = one.getBoundingClientRect()
      return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
        // What is scrolled below the bar is not covered by what stands in the bar.
        return other === one || apart || !other.closest('header') ? [] : [other.textContent ?? '']
      })
    })
  }
  const screens = { ...routes, panel: '/panel-admin/juegos', fundar: '/ladder/reportes' }
  expect(await lookAt(page, screens, covered)).toEqual({})
  await expect.poll(() => button(page).evaluate((one) => one.closest('header') !== null)).toBe(true)
})

it('skips the menus: with the first key past all of them, and again before the side menu', async (test) => {
  const page = await browser.newPage(test, desk)
  await show(page, '/ladder')
  const focused = page.locator(':focus')
  const inSideMenu = () => focused.evaluate((element) => element.closest('aside') !== null)
  await page.keyboard.press('Tab')
  const first = page.getByRole('link', { name: 'Saltar al contenido' }).and(focused)
  await first.waitFor()
  await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => inSideMenu()).toBe(false)

  await page.reload()
  await untilShown(page)
  const second = page.getByRole('link', { name: 'Saltar el menú del ladder' })
  for (let i = 0; i < 30 && (await second.and(focused).count()) === 0; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => [await inSideMenu(), await focused.evaluate((element) => element.closest('main') !== null)])
    .toEqual([false, true])
})
