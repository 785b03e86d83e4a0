// Latency from a leader's click to the recruit's screen, and back: `npx tsx bench/invitation.ts [times]`, after `npm run build`.
// Two real browser pages; a measurement ends with the frame that shows the change.
import type { Page } from 'playwright-core'
import { openBrowser, type RunningTest } from '@trinchera/testing/browser'
import { adminOf, newClan, newPerson, newStage } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'

const times = Number(process.argv[2] ?? 30)

const product = await startProduct()
const browser = await openBrowser(product)
const run: RunningTest = { task: { name: 'bench' }, onTestFinished: () => {} }
const etapa = await newStage(await adminOf(product))
const leader = await newPerson(product)
const clan = await newClan(leader, etapa, 'Los del banco', 'BCO')
const recruit = await newPerson(product)

const [lead, other] = [await browser.newPage(run, { as: leader }), await browser.newPage(run, { as: recruit })]

/** Time of the next click on a page, ms since the epoch. */
const clickOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('pointerup', () => resolve(performance.timeOrigin + performance.now()), {
          once: true,
          capture: true,
        }),
      ),
  )

/** Time of the frame in which a page first shows `wanted` elements, ms since the epoch. */
const shownOn = (page: Page, selector: string, wanted: number) =>
  page.evaluate(
    ([what, many]) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll(what).length !== many) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    [selector, wanted] as const,
  )

async function between(
  from: Page,
  press: () => Promise<void>,
  to: Page,
  selector: string,
  wanted: number,
): Promise<number> {
  const [clicked, shown] = [clickOn(from), shownOn(to, selector, wanted)]
  await press()
  return (await shown) - (await clicked)
}

async function openBoth() {
  await lead.goto(`/ladder/reclutar/${clan.id}/${etapa.id}`)
  await other.goto('/ladder/micuenta')
  await lead.getByRole('main').getByText('En vivo', { exact: true }).waitFor()
  await other.getByText('Sin invitaciones pendientes').waitFor()
  await other.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('notificaciones')),
  )
}

const took = {
  'invited: on the recruit’s screen': Array<number>(),
  'taken back: on the recruit’s screen': Array<number>(),
  'accepted: on the leader’s screen': Array<number>(),
}
const offers = 'ul[aria-label="Invitaciones"] > li'
await openBoth()
for (let i = -3; i < times; i++) {
  const invited = await between(
    lead,
    () => lead.getByRole('button', { name: `Invitar a ${recruit.username}` }).click(),
    other,
    offers,
    1,
  )
  const back = await between(
    lead,
    () => lead.getByRole('button', { name: `Retirar la invitación a ${recruit.username}` }).click(),
    other,
    offers,
    0,
  )
  if (i < 0) continue
  took['invited: on the recruit’s screen'].push(invited)
  took['taken back: on the recruit’s screen'].push(back)
}
await lead.goto(`/ladder/detalle-clan/${clan.id}`)
await lead.getByTitle('En el sitio').waitFor() // presence shows that its socket is connected
for (let i = 0; i < times; i++) {
  await leader.api.sendInvitacion({ body: { player_id: recruit.id, clan_id: clan.id, id_etapa: etapa.id } })
  await other.goto('/ladder/micuenta')
  const accept = other.getByRole('button', { name: `Aceptar la invitación de ${clan.nombre}` })
  await accept.waitFor()
  took['accepted: on the leader’s screen'].push(
    await between(other, () => accept.click(), lead, 'ul[aria-labelledby^="rango-"] > li', 2),
  )
  await leader.api.expelMember({ body: { clanId: clan.id, playerId: recruit.id } })
  await lead.waitForFunction(() => document.querySelectorAll('ul[aria-labelledby^="rango-"] > li').length === 1)
}
await browser.close()
await product.stop()

const part = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
console.log(`${times} times each                          p50 ms   p95 ms`)
for (const [name, values] of Object.entries(took))
  console.log(
    `${name.padEnd(38)} ${part(values, 0.5).toFixed(0).padStart(6)} ${part(values, 0.95).toFixed(0).padStart(8)}`,
  )
