import { expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { desk, phone } from '@trinchera/testing/paint'
import { apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { browser, product } from './fixture'
import { untilShown } from '../screen'

const api = apiOf(product.url)

/** The clan with the most changes of place: its chart has the longest table for screen readers. */
async function mostMovedClan() {
  const open = (await api.listOpenEtapas()).data
  const clanes = (await Promise.all(open.map(({ id }) => api.listClanes({ params: { id } })))).flatMap(
    ({ data }) => data,
  )
  const counted = await Promise.all(
    clanes.map(async ({ id }) => ({ id, changes: (await api.listPlaces({ params: { clanId: id } })).data.length })),
  )
  const [most] = counted.toSorted((a, b) => b.changes - a.changes)
  if (!most) throw new Error('the demo community has no clan')
  return most.id
}

it.for([
  { screen: 'phone', size: phone },
  { screen: 'desk', size: desk },
])('no page scrolls past its footer, on a $screen', async ({ size }, test) => {
  const page = await browser.newPage(test, { ...size, expects: [/status of 404/] })
  const routes = { ...(await publicRoutes(api)), movido: paths.clan(await mostMovedClan()) }
  const found: Record<string, number> = {}
  for (const [name, path] of Object.entries(routes)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilShown(page)
    const below = await page.evaluate(() => {
      const { body, documentElement } = document
      const ends = [...document.querySelectorAll('footer, main')].map((part) => part.getBoundingClientRect().bottom)
      const end = Math.max(...ends) + scrollY + Number.parseFloat(getComputedStyle(body).paddingBottom)
      return Math.round(documentElement.scrollHeight - Math.max(end, innerHeight))
    })
    if (below > 0) found[name] = below
  }
  expect(found).toEqual({})
})
