import type { Db } from '@trinchera/db/database'
import { readOpciones } from '@trinchera/db/queries/site/opciones'

/** The e-mail address for people's replies to the site's mails: that of `responsable` in the opciones; undefined if none is set. */
export async function readReplyTo(db: Db): Promise<string | undefined> {
  const { responsable } = await readOpciones(db)
  return responsable.correo || undefined
}
