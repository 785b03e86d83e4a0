import type { Db } from '@trinchera/db/database'
import { readOpciones } from '@trinchera/db/queries/site/opciones'

/** The e-mail address to which answers to the site's mails go: that of the `responsable` in the options; undefined if none is set. */
export async function readReplyTo(db: Db): Promise<string | undefined> {
  const { responsable } = await readOpciones(db)
  return responsable.correo || undefined
}
