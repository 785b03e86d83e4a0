import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { inject } from 'vitest'
import { chromium } from './chromium'

// The product that the journeys share (`shared-product.ts`). A journey looks at the stages, clans and players it made: others made theirs before.

export const product = inject('product')
export const browser = pagesOf(chromium, product)
export const admin = await adminOf(product)
