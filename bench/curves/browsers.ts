import type { Product } from '@trinchera/testing/product'
import { live } from '../live'
import type { Figures } from './measured'

/** So many browsers hear a report; with each its floor, where socket.io alone tells as many. */
export async function browsersPoint(product: Product, count: number): Promise<Figures> {
  const figures: Figures = new Map()
  for (const { what, measured } of await live(product, [count])) {
    const [ofProduct = Number.NaN, ofFloor = Number.NaN] = measured.split(' / ').map(Number.parseFloat)
    const named = what.replace(String(count), 'n')
    figures.set(named, [ofProduct])
    figures.set(`${named}: socket.io alone`, [ofFloor])
  }
  return figures
}
