import { demoAccounts } from '@trinchera/db/seed/data/logins'
import { logIn, type Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'

export function demoPersonOf(product: RunningProduct, username: string): Promise<Person> {
  const account = demoAccounts.find((one) => one.username === username)
  if (!account) throw new Error(`no demo login ${username}`)
  return logIn(product, account.email, account.password)
}
