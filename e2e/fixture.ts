import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { inject } from 'vitest'
import { chromium } from './chromium'

// The running product that the end-to-end tests share (started in `shared-product.ts`). A test looks only at the etapas, clans and players
// that it created itself, because other tests have created some before.

export const product = inject('product')
export const browser = pagesOf(chromium, product)
export const admin = await adminOf(product)
