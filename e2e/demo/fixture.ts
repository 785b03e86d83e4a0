import { isDeepStrictEqual } from 'node:util'
import { pagesOf } from '@trinchera/testing/browser'
import { apiOf } from '@trinchera/testing/people'
import { inject } from 'vitest'
import { chromium } from '../chromium'
import { demoPersonOf } from './demo-person'

// The running product with the demo community (started in `shared-product.ts`).

export const product = inject('product')
export const browser = pagesOf(chromium, product)

export const demoPerson = (username: string) => demoPersonOf(product, username)

/** What other tests of this community change and every visitor sees. */
async function seen() {
  const api = apiOf(product.url)
  const { data: etapas } = await api.listOpenEtapas()
  const tables = etapas.map(({ id }) => api.listClanes({ params: { id } }))
  return Promise.all([etapas, ...tables, api.listLastMatches(), api.listAnuncios(), api.listTorneos()])
}

/** Calls `look` until no other test has changed the community meanwhile: a change between two reads is no difference of what was read. */
export async function undisturbed<Result>(look: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const before = await seen()
    const result = await look()
    if (isDeepStrictEqual(await seen(), before)) return result
  }
}
