import type { Opciones } from '@trinchera/contract/opciones'
import type { Db } from '@trinchera/db/database'
import { readOpciones } from '@trinchera/db/queries/site/opciones'

/** The e-mail address to which answers to the site's mails go: that of the `responsable` in the options; undefined if none is set. */
export async function readReplyTo(db: Db): Promise<string | undefined> {
  const opciones: Opciones & { responsable?: { correo: string } } = await readOpciones(db)
  return opciones.responsable?.correo || undefined
}
