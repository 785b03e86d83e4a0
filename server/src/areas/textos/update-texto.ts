import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import {
  originalTexto,
  readTexto,
  readTextoVersion,
  storeTexto,
  type StoredTexto,
} from '@trinchera/db/queries/site/textos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { beginningOf } from '@trinchera/rules/letters'
import { staffMay } from '@trinchera/rules/permissions'
import { textoDifferences, type Diferencia } from '@trinchera/rules/textos/differences'
import { textoNames, type TextoClave } from '@trinchera/rules/textos/textos'
import { editConflict } from '../../http/edit-conflict'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { givenTexto } from './clean-texto'

interface Edit {
  contenido?: unknown
  original?: boolean
  version?: number
}

const excerptLength = 500

const excerpt = (text: string | null) => text && beginningOf(text, excerptLength)

const sideOf = (differences: readonly Diferencia[], side: 'antes' | 'ahora') =>
  Object.fromEntries(differences.map((one) => [one.parte, excerpt(one[side])]))

const conflictError = ({ parte, ahora }: Diferencia): FieldError => ({
  field: parte,
  message: ahora === null ? `${parte}: ya no está` : `${parte}: ahora dice «${excerpt(ahora)}»`,
})

/** Throws 409 with what has changed if the text has a newer version than the one that the editor loaded. */
async function refuseOutdated<C extends TextoClave>(trx: Db, clave: C, loaded: number, current: StoredTexto<C>) {
  if (loaded === current.version) return
  const base = (await readTextoVersion(trx, clave, loaded))?.contenido ?? originalTexto(clave)
  throw editConflict('este texto', textoDifferences(clave, base, current.contenido).map(conflictError))
}

/**
 * Stores a new version of a text, or its built-in content again, and informs all clients. Throws 403 if the player's rol may not edit this
 * text, 409 with what changed if somebody else has edited it since `version`, and the errors of `givenTexto`.
 */
export async function updateTexto<C extends TextoClave>(
  services: Services,
  session: SessionInfo,
  clave: C,
  { contenido: given, original = false, version }: Edit,
): Promise<void> {
  if (clave !== 'reglamento' && !staffMay(session, 'textos.manage'))
    throw new RuleError(403, 'Este texto lo edita solo un Administrador')
  const contenido = original ? null : await givenTexto(clave, given)
  await staffTransaction(services, session, async (trx, audit, onCommit) => {
    await bumpVersion(trx, 'textos') // must come first: it locks the texts, so that a concurrent edit then sees what this one stored
    const before = await readTexto(trx, clave)
    if (version !== undefined) await refuseOutdated(trx, clave, version, before)
    const after = contenido ?? originalTexto(clave)
    if (isDeepStrictEqual(before.contenido, after) && before.original === original) return
    const next = { version: before.version + 1, contenido, fecha: services.now().toISOString(), autor: session.id }
    await storeTexto(trx, clave, next)
    const differences = textoDifferences(clave, before.contenido, after)
    await audit(
      'texto.modificar',
      `texto ${next.version} (${textoNames[clave]})`,
      sideOf(differences, 'antes'),
      sideOf(differences, 'ahora'),
    )
    onCommit(() => services.live.emit(rooms.publico, 'texts:changed', { clave, version: next.version }))
  })
}
