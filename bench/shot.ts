import type { Page } from 'playwright-core'
import type { Person } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'

/** One screen in one state. */
export interface Shot {
  name: string
  path: string
  as?: Person
  /** Brings the page into its state; by default it is complete once nothing is loading. */
  act?: (page: Page) => Promise<void>
  product: Product
  /** By default a phone's and a desk's. */
  sizes?: readonly { width: number; height: number }[]
  /** The picture is of the window alone, which `act` has made high enough. */
  windowOnly?: boolean
}

/** Resolves once the screen has all it asked for. */
export async function untilComplete(page: Page) {
  await page.locator('footer').first().waitFor({ state: 'attached' })
  await page.locator('main [aria-busy="true"], main [data-part="skeleton"]').first().waitFor({ state: 'detached' })
  await page.getByText('Llamando a los servidores…').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Abrir el asistente' }).waitFor()
}

/** Goes to an address within the loaded app, as a link does. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
