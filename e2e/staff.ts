import { logIn, newPerson, type Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'
import type { Page } from 'playwright-core'

/** Creates a player with a staff rol. `marked`: sets the admin flag too, without which the rol has no effect. */
export async function newStaff(product: RunningProduct, admin: Person, rol: number, marked = true): Promise<Person> {
  const person = await newPerson(product)
  await admin.api.updateAdminPlayer({ params: { id: person.id }, body: { rol, admin: marked } })
  return logIn(product, person.email, person.password)
}

/** Names of the admin panel's tabs in the order of the header, without the counts shown on them. */
export const panelTabs = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''))

/** Opens the case of a match in the panel. `etapa`: lists only the cases of this etapa behind it. */
export async function openCase(page: Page, match: number, etapa?: number) {
  await page.goto(`/panel-admin/reportes?${etapa === undefined ? '' : `etapa=${etapa}&`}partida=${match}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo, será público').waitFor()
  return dialog
}

/** Changes of place in the preview of a ruling, as "clan before → after"; a dash means unranked. */
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
