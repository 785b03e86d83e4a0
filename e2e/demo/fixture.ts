import { demoAccounts } from '@trinchera/db/seed/data/logins'
import { pagesOf } from '@trinchera/testing/browser'
import { logIn, type Person } from '@trinchera/testing/people'
import { inject } from 'vitest'
import { chromium } from '../chromium'

// The product with the demo community (`shared-product.ts`).

export const product = inject('product')
export const browser = pagesOf(chromium, product)

/** Logs in as one of the demo community's accounts. */
export function demoPerson(username: string): Promise<Person> {
  const account = demoAccounts.find((one) => one.username === username)
  if (!account) throw new Error(`no demo login ${username}`)
  return logIn(product, account.email, account.password)
}
