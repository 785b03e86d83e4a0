import { opciones, type Opciones } from '@trinchera/contract/opciones'
import { defaultOpciones } from '@trinchera/rules/opciones'
import type { Db } from '../database'

/** What staff have set, and the rulebook's defaults for the rest. */
export async function readOpciones(db: Db): Promise<Opciones> {
  const rows = await db.selectFrom('opciones').selectAll().execute()
  const stored = Object.fromEntries(rows.map(({ parte, valor }) => [parte, JSON.parse(valor)]))
  return opciones.parse({ ...defaultOpciones, ...stored })
}
