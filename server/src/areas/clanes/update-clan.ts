import type { Clan, updateClan as route } from '@trinchera/contract/clanes'
import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { notify } from '@trinchera/effects/notices'
import { changeClan, type ClanChanges, type StoredClan } from '@trinchera/db/queries/clanes/clanes'
import { membersById, setRangos } from '@trinchera/db/queries/clanes/memberships'
import type { SessionInfo } from '../../http/handler'
import { removePicture, storeSquarePicture } from '../../pictures/store-picture'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastClan } from './broadcast-clan'
import { changedRanks } from './change-ranks'
import { nameTakenConcurrently, parseClanNames, requireFreeNames, type ClanNames } from './clan-names'
import { rangoNames, requireRights, type ClanRights } from './clan-rights'
import { clanTransaction, type ClanWork } from './clan-transaction'
import { refuseConflictingClanEdit } from './edit-conflict'

type Body = BodyOf<typeof route>

/** The clan's names after the edit. In a single-player etapa only staff may change the name (400; docs/rules.md#Single-player etapas). */
function namesAfter({ clan, asStaff }: ClanRights, { nombre, tag }: Body): ClanNames {
  const names: ClanNames = { nombre: clan.nombre, tag: clan.tag }
  if (nombre !== undefined && nombre !== clan.nombre) names.nombre = parseClanNames({ nombre, tag: clan.tag }).nombre
  if (tag !== undefined && tag !== clan.tag) names.tag = parseClanNames({ nombre: names.nombre, tag }).tag
  if (!clan.multijugador && names.nombre !== clan.nombre && !asStaff)
    throw fieldError(400, 'nombre', 'En una etapa individual el clan lleva el nombre de su jugador')
  return names
}

async function changesOf(trx: Db, rights: ClanRights, body: Body, picture: string | null): Promise<ClanChanges> {
  const { clan } = rights
  const names = namesAfter(rights, body)
  const isRenamed = names.nombre !== clan.nombre || names.tag !== clan.tag
  if (isRenamed) await requireFreeNames(trx, clan.id_etapa, names, clan.id)
  const lema = body.lema === undefined ? clan.lema : body.lema
  const imagen = picture ?? (body.quitar_imagen ? null : clan.imagen)
  const acepta_solicitudes =
    body.acepta_solicitudes === undefined ? clan.acepta_solicitudes : Number(body.acepta_solicitudes)
  return {
    ...(names.nombre === clan.nombre ? {} : { nombre: names.nombre }),
    ...(names.tag === clan.tag ? {} : { tag: names.tag }),
    ...(lema === clan.lema ? {} : { lema }),
    ...(imagen === clan.imagen ? {} : { imagen }),
    ...(acepta_solicitudes === clan.acepta_solicitudes ? {} : { acepta_solicitudes }),
  }
}

const before = (clan: StoredClan, changes: ClanChanges) =>
  Object.fromEntries(Object.entries(clan).filter(([field]) => field in changes))

/** The text of the notice to a clan's members about what staff changed (docs/behaviour/clans.md#Staff corrections of a clan). */
function staffNoticeText({ nombre }: StoredClan, changes: ClanChanges): string {
  if (changes.nombre !== undefined)
    return `La administración cambió el nombre de tu clan ${nombre}: ahora es ${changes.nombre}.`
  if (changes.tag !== undefined) return `La administración cambió el tag de tu clan ${nombre}: ahora es ${changes.tag}.`
  if (changes.lema !== undefined)
    return changes.lema === null
      ? `La administración quitó el lema de tu clan ${nombre}.`
      : `La administración cambió el lema de tu clan ${nombre}: ahora es «${changes.lema}».`
  return changes.imagen === undefined
    ? `La administración modificó tu clan ${nombre}.`
    : `La administración cambió la imagen de tu clan ${nombre}.`
}

async function store(
  services: Services,
  session: SessionInfo,
  { trx, onCommit, rights, now, audit }: ClanWork,
  body: Body,
  picture: string | null,
): Promise<Clan> {
  const { clan, asStaff } = rights
  await refuseConflictingClanEdit(trx, clan, body.revision)
  const members = await membersById(trx, clan.id)
  const changes = await changesOf(trx, rights, body, picture)
  const ranks = changedRanks(rights, session, members, body.players ?? [])
  if (Object.keys(changes).length) {
    await changeClan(trx, clan.id, changes)
    await audit('clan.modificar', before(clan, changes), changes)
    const recipients = asStaff ? [...members.keys()].filter((id) => id !== session.id) : []
    await notify(trx, onCommit, services, recipients, {
      tipo: 'clan-renombrado',
      texto: staffNoticeText(clan, changes),
      enlace: paths.clan(clan.id),
    })
    if (changes.imagen !== undefined) onCommit(() => removePicture(services.pictures, clan.imagen))
  }
  if (ranks.length) {
    await setRangos(trx, clan.id, ranks)
    await audit(
      'clan.rangos',
      ranks.map(({ id }) => ({ id, rango: members.get(id)?.rango })),
      ranks,
    )
  }
  for (const { id, rango } of ranks) {
    if (id !== session.id)
      await notify(trx, onCommit, services, [id], {
        tipo: 'rango',
        texto: `Ahora eres ${rangoNames[rango]} de ${changes.nombre ?? clan.nombre}.`,
        enlace: paths.clan(clan.id),
      })
  }
  const inTable = 'nombre' in changes || 'tag' in changes || 'imagen' in changes
  return broadcastClan(trx, onCommit, services, clan.id, { inTable, now })
}

/** Updates the given fields of a clan and the ranks of members. A new picture is stored first and deleted again if the update fails. */
export async function updateClan(services: Services, session: SessionInfo, id: number, body: Body): Promise<Clan> {
  const rights = await requireRights(services.database.db, session, id, 'edit')
  namesAfter(rights, body) // the names are validated before the picture is processed, which is slow
  const picture =
    body.imagen instanceof Uint8Array ? await storeSquarePicture(services.pictures, 'clanes', body.imagen) : null
  try {
    return await clanTransaction(services, session, id, 'edit', (work) =>
      store(services, session, work, body, picture?.path ?? null),
    )
  } catch (error) {
    await picture?.discard()
    throw isUniqueViolation(error) ? nameTakenConcurrently() : error
  }
}
