import { expect, it } from 'vitest'
import { desk, phone } from '@trinchera/testing/paint'
import { browser, product } from './fixture'
import { deadRows, ofScreen, onDesk, onPhone, type Findings } from './looks'
import { tourOf, viewers } from './screens'
import { inPages } from '../in-pages'
import { untilShown } from '../screen'

// Each screen is loaded once on a phone and once on a desktop, and everything that holds for all screens is looked at there.

const { screens, people } = await tourOf(product)

const sizes = {
  phone: { size: { ...phone, colorScheme: 'light' }, further: onPhone },
  desk: { size: { ...desk, colorScheme: 'dark' }, further: onDesk },
} as const

/** Tests, for each kind of person, that nothing is wrong with any screen: by its layout, its targets or for axe. */
export function testEveryScreen(on: 'phone' | 'desk') {
  const { size, further: more } = sizes[on]
  it.for(viewers)(`nothing is wrong with any screen on a ${on}: %s`, async (as, test) => {
    const found: Record<string, Findings> = {}
    const open = () =>
      browser.newPage(test, { ...size, as: as === 'visitor' ? undefined : people[as], expects: [/status of 404/] })
    await inPages(Object.entries(screens[as]), open, async (page, [name, path]) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: size.colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await untilShown(page)
      await page.getByText('Llamando a los servidores…').first().waitFor({ state: 'detached' })
      const dead = as === 'visitor' ? await deadRows(page) : []
      const here = { ...(dead.length > 0 ? { dead } : {}), ...(await ofScreen(page)), ...(await more(page)) }
      if (Object.keys(here).length > 0) found[name] = here
    })
    expect(found).toEqual({})
  })
}
