import type { Page } from 'playwright-core'
import type { Person } from '@trinchera/testing/people'

export const phone = { width: 360, height: 740 } as const

export async function section({ api }: Person, nombre: string): Promise<number> {
  const found = (await api.listSecciones()).data.find((one) => one.nombre === nombre)
  if (!found) throw new Error(`no section ${nombre}`)
  return found.id
}

/** Creates a forum topic. `nombre`: name of the section. */
export async function open(person: Person, titulo: string, nombre = 'Táctica y mapas') {
  const id_seccion = await section(person, nombre)
  return (await person.api.createTema({ body: { id_seccion, titulo, contenido: '<p>Lo abro yo.</p>' } })).data
}

export const say = async (person: Person, tema: number, contenido: string) =>
  (await person.api.createMensaje({ params: { id: tema }, body: { contenido: `<p>${contenido}</p>` } })).data

export const post = (page: Page, text: string) => page.locator('[data-part="comment"]').filter({ hasText: text })
export const opener = (page: Page) => page.getByRole('button', { name: 'Responder', exact: true })
