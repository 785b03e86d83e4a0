import { logIn, newPerson, type Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'
import type { Page } from 'playwright-core'

/** Someone with a rol and, unless it is said otherwise, the flag that makes it count. */
export async function newStaff(product: RunningProduct, admin: Person, rol: number, marked = true): Promise<Person> {
  const person = await newPerson(product)
  await admin.api.updateAdminPlayer({ params: { id: person.id }, body: { rol, admin: marked } })
  return logIn(product, person.email, person.password)
}

/** The panel's own tabs, in the header's order, without the figures on them. */
export const panelTabs = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''))

/** A case of the queue by its number, its dialog open. */
export async function openCase(page: Page, match: number) {
  await page.goto(`/panel-admin/reportes?partida=${match}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo, será público').waitFor()
  return dialog
}

/** The moves of the preview as "clan antes → despues"; a dash is no place. */
export async function previewed(page: Page) {
  const column = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows.map(
          (row) =>
            [row.querySelector('b + span')?.textContent ?? '', row.querySelector('b')?.textContent ?? ''] as const,
        ),
      )
  const [now, later] = [await column('Ahora'), new Map(await column('Así quedaría'))]
  return now.map(([clan, place]) => `${clan} ${place} → ${later.get(clan)}`)
}
