import { reportLoss } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { traceOfKey } from '@trinchera/contract/trace-of-key'
import { pagesOf } from '@trinchera/testing/browser'
import { startCollector, type Collector, type TakenSpan } from '@trinchera/testing/collector'
import { adminOf } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { newEtapaOf } from './etapa'

let collector: Collector
let product: Product
beforeAll(async () => {
  collector = await startCollector()
  product = await startProduct(collector.env)
})
afterAll(async () => {
  await product?.stop()
  await collector?.stop()
})

const request = `POST ${reportLoss.path}`

/** For each span of that name: the chain of spans from its earliest known ancestor down to it, each as "service name". */
function waysTo(spans: readonly TakenSpan[], name: string): string[][] {
  const byId = new Map(spans.map((one) => [one.spanId, one]))
  return spans
    .filter((one) => one.name === name)
    .map((last) => {
      const way: string[] = []
      for (let at: TakenSpan | undefined = last; at; at = byId.get(at.parentSpanId))
        way.unshift(`${at.service} ${at.name}`)
      return way
    })
}
const stored = [`trinchera-server ${request}`, 'trinchera-server transaction']
const folded = [...stored, 'trinchera-worker job recalculate-etapa']

async function expectWholeTrace(key: string) {
  const names = [request, 'emit match:reported', 'job recalculate-etapa', 'emit ladder:changed', 'job award-medals']
  const spans = await collector.untilTrace(key, names)
  expect(waysTo(spans, 'emit match:reported')).toEqual([[...stored, 'trinchera-server emit match:reported']])
  expect(waysTo(spans, 'emit ladder:changed')).toEqual([[...folded, 'trinchera-worker emit ladder:changed']])
  expect(waysTo(spans, 'job award-medals')).toContainEqual([...folded, 'trinchera-worker job award-medals'])
  expect(waysTo(spans, 'transaction')).toContainEqual([...folded, 'trinchera-worker transaction'])
}

it('a report is one trace from the request to the event that moves the table', async () => {
  const etapa = await newEtapaOf(product, await adminOf(product), 2)
  const [winner, loser] = [etapa.clan(0), etapa.clan(1)]
  const key = 'c0ffee00c0ffee00c0ffee00c0ffee00'
  await loser.leader.api.reportLoss({
    body: {
      id_clan_ganador: winner.id,
      id_clan_perdedor: loser.id,
      id_etapa: etapa.id,
      id_juego: etapa.juego.id,
    },
    headers: { 'idempotency-key': key, traceparent: traceOfKey(key) },
  })
  await expectWholeTrace(key)
})

it('the browser begins the trace, with the id of the key', async (test) => {
  const etapa = await newEtapaOf(product, await adminOf(product), 2)
  const page = await pagesOf(chromium, product).newPage(test, { as: etapa.clan(1).leader })
  await page.goto(paths.reportLoss(etapa.id))
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption(String(etapa.clan(0).id))
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith(reportLoss.path))
  await page.getByRole('dialog').getByRole('button', { name: 'Reportar Derrota' }).click()
  const { traceparent = '', 'idempotency-key': key = '' } = (await sent).headers()
  expect(traceparent).toBe(traceOfKey(key))
  await expectWholeTrace(key)
})
