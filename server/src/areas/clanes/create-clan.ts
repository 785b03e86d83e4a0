import type { Clan, createClan as route } from '@trinchera/contract/clanes'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation, type Db, type OnCommit } from '@trinchera/db/database'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { clanOfPlayer, insertClan, takenClanField } from '@trinchera/db/queries/clanes/clanes'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { fold } from '@trinchera/rules/folding'
import { clanTagLength } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { storeSquarePicture } from '../../pictures/store-picture'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { expireRemainingOffers } from '../invitaciones/join-clan'
import { broadcastClan } from './broadcast-clan'
import { nameTakenConcurrently, parseClanNames, parseClanTag, requireFreeNames, type ClanNames } from './clan-names'

type Body = BodyOf<typeof route>

const givenNames = ({ nombre = '', tag = '' }: Body) => parseClanNames({ nombre, tag })

async function requireJoinableEtapa(db: Db, id: number) {
  const etapa = await etapaById(db, id)
  if (!etapa) throw fieldError(400, 'id_etapa', 'Esa etapa no existe')
  if (etapa.archivada) throw fieldError(400, 'id_etapa', 'La etapa está cerrada para siempre: ya no se entra')
  if (!etapa.activo) throw fieldError(400, 'id_etapa', 'La etapa no está activa')
  return etapa
}

/** A tag that no clan of the etapa has: the first letters and digits of the username and, if these are taken, a number. */
async function freeTag(trx: Db, etapa: number, username: string): Promise<string> {
  const letters = [...username.normalize('NFC')].filter((letter) => fold(letter) !== '')
  for (let number = 1; ; number++) {
    const suffix = number > 1 ? String(number) : ''
    const tag = letters.slice(0, clanTagLength.most - suffix.length).join('') + suffix
    if (tag.length >= clanTagLength.least && (await takenClanField(trx, etapa, { nombre: '', tag })) !== 'tag')
      return tag
  }
}

/** The clan's names in a single-player etapa: its name is the username, and `nombre` is ignored (docs/rules.md#Single-player etapas). */
async function ownNames(trx: Db, { tag, id_etapa }: Body, { username }: SessionInfo): Promise<ClanNames> {
  if (!tag?.trim()) return { nombre: username, tag: await freeTag(trx, id_etapa, username) }
  return { nombre: username, tag: parseClanTag(tag) }
}

async function storeClan(
  services: Services,
  trx: Db,
  onCommit: OnCommit,
  session: SessionInfo,
  body: Body,
  imagen: string | null,
): Promise<Clan> {
  const now = services.now().toISOString()
  const { id_etapa } = body
  await lockEtapa(trx, id_etapa)
  const etapa = await requireJoinableEtapa(trx, id_etapa)
  if (!(await lockAccount(trx, session.id))) throw new RuleError(401, 'Inicia sesión para continuar') // account closed meanwhile
  if (await clanOfPlayer(trx, session.id, id_etapa)) throw new RuleError(400, 'Ya tienes un clan en esta etapa')
  const names = await requireFreeNames(
    trx,
    id_etapa,
    etapa.multijugador ? givenNames(body) : await ownNames(trx, body, session),
  )
  const id = await insertClan(trx, { ...names, id_etapa, id_lider: session.id, imagen, created_at: now })
  await expireRemainingOffers(trx, onCommit, services, session.id, id_etapa)
  return broadcastClan(trx, onCommit, services, id, { inTable: true, now })
}

/** Creates a clan whose Lider is the signed-in player. The picture is stored first and deleted again if storing the clan fails. */
export async function createClan(services: Services, session: SessionInfo, body: Body): Promise<Clan> {
  if (body.id_lider !== undefined && body.id_lider !== session.id)
    throw new RuleError(403, 'No puedes fundar un clan en nombre de otro jugador')
  if (!session.validado) throw new RuleError(403, 'Valida tu cuenta antes de fundar un clan')
  const { multijugador } = await requireJoinableEtapa(services.database.db, body.id_etapa)
  if (multijugador) givenNames(body) // the names are validated before the picture is processed, which is slow
  const picture = body.imagen ? await storeSquarePicture(services.pictures, 'clanes', body.imagen) : null
  try {
    return await services.database.transaction((trx, onCommit) =>
      storeClan(services, trx, onCommit, session, body, picture?.path ?? null),
    )
  } catch (error) {
    await picture?.discard()
    if (isUniqueViolation(error)) throw nameTakenConcurrently()
    throw error
  }
}
