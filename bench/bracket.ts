// Opening a bracket of 64 on a slow phone against one of 8: scripting, style and layout of its tab, with the processor slowed four times:
// `npx tsx bench/bracket.ts [openings]`, after `npm run build`. Milliseconds and their ratio; medians, because the machine differs.
import type { CDPSession } from 'playwright-core'
import { launchChromium } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { clansNamed, playTorneo, torneoOf } from './torneos'

const openings = Number(process.argv[2] ?? 9)
const slowed = 4
const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

const product = await startProduct()
const admin = await adminOf(product)
const world = await clansNamed(
  product,
  admin,
  Array.from({ length: 64 }, (_none, i) => `Compañía ${i + 1}`),
)
const browser = await launchChromium()

async function metrics(session: CDPSession): Promise<number[]> {
  const { metrics: all } = await session.send('Performance.getMetrics')
  return parts.map((part) => 1000 * (all.find(({ name }) => name === part)?.value ?? 0))
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Medians of opening the bracket of a torneo, ms: scripting, style, layout. */
async function opened(teams: number, width: number): Promise<number[]> {
  const id = await torneoOf(admin, world, teams, { nombre: `Copa de ${teams}` })
  await playTorneo(admin, id, Math.floor(teams / 4))
  const page = await browser.newPage({ viewport: { width, height: 740 }, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(`${product.url}/torneos/${id}`)
  await page.locator('[data-partida]').first().waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const taken: number[][] = []
  for (let i = 0; i < openings; i++) {
    await page
      .getByRole('button', { name: /^Reglas/ })
      .or(page.getByRole('tab', { name: /^Reglas/ }))
      .click()
    await page.locator('[data-partida]').first().waitFor({ state: 'detached' })
    const before = await metrics(session)
    await page
      .getByRole('button', { name: /^Llave/ })
      .or(page.getByRole('tab', { name: /^Llave/ }))
      .click()
    await page.locator('[data-partida]').last().waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const after = await metrics(session)
    taken.push(after.map((value, part) => value - (before[part] ?? 0)))
  }
  await page.close()
  return parts.map((_none, part) => median(taken.map((values) => values[part] ?? 0)))
}

for (const [name, width] of [
  ['phone', 360],
  ['desk', 1366],
] as const) {
  const [few, many] = [await opened(8, width), await opened(64, width)]
  for (const [part, label] of parts.entries())
    console.log(
      `${name} ${label}: 8 teams ${(few[part] ?? 0).toFixed(1)} ms, 64 teams ${(many[part] ?? 0).toFixed(1)} ms, ratio ${((many[part] ?? 0) / (few[part] ?? 1)).toFixed(1)}`,
    )
}
await browser.close()
await product.stop()
process.exit(0)
