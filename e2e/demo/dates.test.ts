import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningTest } from '@trinchera/testing/browser'
import { apiOf } from '@trinchera/testing/people'
import { browser, product, undisturbed } from './fixture'
import { untilShown } from '../screen'

// The expected local time in Santiago, computed here independently of the product's code.
const onTheWall = (iso: string) => {
  const parts = new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso))
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return { date: `${part('day')}/${part('month')}/${part('year')}`, time: `${part('hour')}:${part('minute')}` }
}

const zones = ['America/Santiago', 'Asia/Tokyo']

/** Opens the same page at the same moment in a browser of each time zone. */
async function inEachZone<Seen>(test: RunningTest, address: string, look: (page: Page) => Promise<Seen>) {
  const now = new Date()
  return Promise.all(
    zones.map(async (timezoneId) => {
      const page = await browser.newPage(test, { timezoneId })
      await page.clock.setFixedTime(now)
      await page.goto(address)
      await untilShown(page)
      return look(page)
    }),
  )
}

/** The main text without the "En vivo" badge and the number of viewers, which may appear at any time. */
const mainText = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(/^En vivo$\n*/gm, '').replace(/[–\d]+(?=\s*mirando)/, '')

it('shows the dates and hours of Chile, wherever the browser is', async (test) => {
  const api = apiOf(product.url)
  const [clan] = (await api.listTopClanes()).data
  if (!clan) throw new Error('the demo community has no ranked clan')
  const look = async (page: Page) => {
    await page.getByText(`fundado el ${onTheWall(clan.created_at).date}`).waitFor()
    const times = page.getByRole('main').getByRole('listitem').getByRole('time')
    await times.first().waitFor()
    const shown = await times.evaluateAll((all) =>
      all.map((one) => ({ at: one.getAttribute('datetime') ?? '', text: one.textContent ?? '' })),
    )
    return { shown, text: await mainText(page) }
  }
  const read = () =>
    undisturbed(async () => ({
      matches: (await api.listClanMatches({ params: { clanId: clan.id }, query: { pagina: 1, por_pagina: 15 } })).data,
      pages: await inEachZone(test, `/ladder/detalle-clan/${clan.id}`, look),
    }))
  let { matches, pages } = await read()
  // Members come online and leave in other tests, so read again.
  for (let looks = 1; looks < 3 && pages[0]?.text !== pages[1]?.text; looks++) ({ matches, pages } = await read())
  for (const { shown } of pages) {
    expect(shown.length).toBeGreaterThan(0)
    // medals show dates too
    expect(shown.map(({ at }) => at)).toEqual(expect.arrayContaining(matches.map((match) => match.fecha)))
    for (const { at, text } of shown)
      expect([onTheWall(at).time, onTheWall(at).date]).toContain(text.split(', ').at(-1))
  }
  const [santiago, tokyo] = pages
  expect(tokyo?.text).toEqual(santiago?.text)
})

it.for(['/', '/ladder', 'etapa', 'jugador'])('is the same page in two time zones: %s', async (where, test) => {
  const api = apiOf(product.url)
  const [clan] = (await api.listTopClanes()).data
  const [player] = (await api.listTopPlayers()).data
  const address =
    where === 'etapa'
      ? `/ladder/etapa/${clan?.id_etapa}`
      : where === 'jugador'
        ? `/ladder/detalle-jugador/${player?.id}`
        : where
  let [santiago, tokyo] = await inEachZone(test, address, mainText)
  // Other tests use this community too: a report between the two reads is not a difference between zones, so read again.
  for (let looks = 1; looks < 3 && tokyo !== santiago; looks++)
    [santiago, tokyo] = await inEachZone(test, address, mainText)
  expect(tokyo).toEqual(santiago)
})
