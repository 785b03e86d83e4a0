import { pagesOf } from '@trinchera/testing/browser'
import { inject } from 'vitest'
import { chromium } from '../chromium'
import { demoPersonOf } from './demo-person'

// The running product with the demo community (started in `shared-product.ts`).

export const product = inject('product')
export const browser = pagesOf(chromium, product)

export const demoPerson = (username: string) => demoPersonOf(product, username)
