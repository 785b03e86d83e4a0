import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultNames } from '@trinchera/testing/faults/faults'
import { runFaults } from '@trinchera/testing/faults/run'
import { startProduct, type Product } from '@trinchera/testing/product'

// A short form of `npm run test:faults`: each fault once, in an order of its own each time; the seed is printed with a failure.

const total = faultNames.length

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

it('loses nothing and counts nothing twice, whatever fails under load', async () => {
  const lines: string[] = []
  const seed = process.env.FAULT_SEED ?? String(Date.now())
  const {
    reports,
    comments,
    inflicted,
    footprint: _,
    refused,
    repeated: __,
    ...wrong
  } = await runFaults(product, {
    seed,
    everyMs: 1500,
    span: { shortMs: 1000, longMs: 5000 },
    most: total,
    print: (line) => void lines.push(line),
  })
  const none = { lost: 0, doubled: 0, unlikeReplay: 0, behind: 0 }
  expect({ seed, lines, ...wrong }).toEqual({ seed, lines, ...none })
  expect([inflicted.length, reports > 100, comments > 10, [...refused]]).toEqual([total, true, true, []])
})
