import { expect, it } from 'vitest'
import { desk, phone } from '@trinchera/testing/paint'
import { browser, product } from './fixture'
import { deadRows, ofScreen, onDesk, onPhone, unlessPassing, type Findings } from './looks'
import { tourOf, viewers } from './screens'
import { inPages } from '../in-pages'
import { untilShown } from '../screen'

// Loads each screen once on a phone and then enlarges it to a desktop, running there all checks that hold for every screen.

const { screens, people } = await tourOf(product)

it.for(viewers)('nothing is wrong with any screen, on a phone and on a desktop: %s', async (as, test) => {
  const found: Record<string, Findings> = {}
  const nothing = { small: { dead: [] }, large: { dead: [] } }
  const open = () =>
    browser.newPage(test, { as: as === 'visitor' ? undefined : people[as], expects: [/status of 404/] })
  await inPages(Object.entries(screens[as]), open, async (page, [name, path]) => {
    const dead = async () => (as === 'visitor' ? await deadRows(page) : [])
    found[name] = await unlessPassing(nothing, async () => {
      await page.setViewportSize(phone)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await untilShown(page)
      await page.getByText('Llamando a los servidores…').first().waitFor({ state: 'detached' })
      const small = { dead: await dead(), ...(await ofScreen(page)), ...(await onPhone(page)) }
      await page.setViewportSize(desk)
      await page.emulateMedia({ colorScheme: 'dark' })
      const large = { dead: await dead(), ...(await ofScreen(page)), ...(await onDesk(page)) }
      return { small, large }
    })
  })
  expect(found).toEqual(Object.fromEntries(Object.keys(screens[as]).map((name) => [name, nothing])))
})
