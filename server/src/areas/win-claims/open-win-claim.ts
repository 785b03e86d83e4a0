import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import type { openVictoria as route, WinClaim } from '@trinchera/contract/win-claims'
import { isUniqueViolation, type Db, type OnCommit } from '@trinchera/db/database'
import { assemblyOf } from '@trinchera/db/queries/disputes/assembly'
import { insertEvidencia } from '@trinchera/db/queries/disputes/evidencias'
import { insertWinClaim, openWinClaimBetween } from '@trinchera/db/queries/disputes/stored-win-claims'
import { winClaimById } from '@trinchera/db/queries/disputes/win-claims'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { notify, notifyLeaders } from '@trinchera/effects/notices'
import { winClaimAnswerMs } from '@trinchera/rules/limits'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { clanMay } from '@trinchera/rules/permissions'
import { claimableAtError } from '@trinchera/rules/played-time'
import { formatDateTime } from '@trinchera/rules/presentation'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import { storeEvidencePicture, type StoredEvidence } from '../../pictures/store-picture'
import type { Services } from '../../services'
import { requireClans, requireMaps, requireOpenEtapa } from '../ladder/played'
import { broadcastWinClaim } from './broadcast-win-claim'

type Body = BodyOf<typeof route>

function requireClaimable(jugada: string, now: Date): void {
  const wrong = claimableAtError(Date.parse(jugada), now.getTime())
  if (wrong) throw fieldError(400, 'jugada', wrong)
}

/**
 * Throws 403 if the player may not report for the winner, 423 if the player is suspended, 400 for invalid data, 409 if the two clans have
 * an open win claim (docs/rules.md#The win the rival did not report).
 */
async function requireOpenable(db: Db, session: SessionInfo, body: Body, now: Date): Promise<void> {
  if (!clanMay(await rangoInLivingClan(db, body.id_clan_ganador, session.id), 'report'))
    throw new RuleError(403, 'Solo el líder, un co-líder o un capitán del clan que ganó puede pedir que cuente')
  await refuseSuspended(db, session.id, 'reportes', now)
  await requireOpenEtapa(db, body.id_etapa)
  await requireClans(db, body)
  requireClaimable(body.jugada, now)
  if (body.mapas) await requireMaps(db, body.mapas)
  if (await openWinClaimBetween(db, body.id_etapa, body.id_clan_ganador, body.id_clan_perdedor))
    throw new RuleError(409, 'Ya hay un caso abierto entre estos dos clanes')
}

const samePictures = () => fieldError(409, 'imagenes', 'Dos de las imágenes son la misma: tienen que ser distintas')

/** The error for a refused picture; it names the form's field `imagenes` and the picture's number. Other errors stay unchanged. */
const ofPicture = (error: unknown, index: number) =>
  error instanceof RuleError ? fieldError(error.code, 'imagenes', `Imagen ${index + 1}: ${error.message}`) : error

/** Stores the picture files and adds each to `stored`, so that the caller can delete the files if a later step fails. */
async function storePictures(store: PictureStore, pictures: readonly Uint8Array[], stored: StoredEvidence[]) {
  for (const [index, bytes] of pictures.entries()) {
    try {
      stored.push(await storeEvidencePicture(store, bytes))
    } catch (error) {
      throw ofPicture(error, index)
    }
  }
  if (new Set(stored.map(({ hash }) => hash)).size < stored.length) throw samePictures()
}

async function tellOfOpening(trx: Db, onCommit: OnCommit, services: Services, by: SessionInfo, winClaim: WinClaim) {
  const { id, etapa, ganador, perdedor, responde_hasta } = winClaim
  const enlace = paths.victoria(id)
  const asked = `${ganador.nombre} pide que cuente una victoria sobre`
  await notifyLeaders(
    trx,
    onCommit,
    services,
    [perdedor.id],
    {
      tipo: 'partida',
      texto: `${asked} ${perdedor.nombre}. Tienen 24 horas para reconocerla o disputarla: hasta el ${formatDateTime(responde_hasta)}`,
      enlace,
    },
    by.id,
  )
  const assembly = await assemblyOf(trx, etapa.id, [ganador.id, perdedor.id])
  await notify(
    trx,
    onCommit,
    services,
    assembly.map(({ player_id }) => player_id),
    { tipo: 'partida', texto: `${asked} ${perdedor.nombre}: la Asamblea de Líderes puede votar`, enlace },
  )
}

async function store(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  session: SessionInfo,
  body: Body,
  pictures: readonly StoredEvidence[],
): Promise<WinClaim> {
  const now = services.now()
  await lockEtapa(trx, body.id_etapa) // locked before the checks, so that what they found still holds when the claim is stored
  await requireOpenable(trx, session, body, now)
  const fecha = now.toISOString()
  const by = { player_id: session.id, quien: session.username, fecha }
  const { id_etapa, id_clan_ganador, id_clan_perdedor, texto, mapas } = body
  const id = await insertWinClaim(trx, {
    ...by,
    id_etapa,
    id_clan_ganador,
    id_clan_perdedor,
    texto,
    mapas: mapas ?? [],
    jugada: new Date(body.jugada).toISOString(),
    responde_hasta: new Date(now.getTime() + winClaimAnswerMs).toISOString(),
  })
  for (const { archivo, hash } of pictures)
    await insertEvidencia(
      trx,
      { id_match: null, id_victoria: id },
      { ...by, id_clan: id_clan_ganador, texto: '', archivo, hash },
    )
  const winClaim = found(await winClaimById(trx, id), 'Esa victoria no existe')
  await tellOfOpening(trx, onCommit, services, session, winClaim)
  onCommit(() => broadcastWinClaim(services, id))
  return winClaim
}

/** Opens a claim for a win that the rival did not report. Stores the picture files first and deletes them if the claim cannot be stored. */
export async function openWinClaim(services: Services, session: SessionInfo, body: Body): Promise<WinClaim> {
  const { database } = services
  await requireOpenable(database.db, session, body, services.now()) // the claim is checked before the pictures are processed, which is slow
  const pictures: StoredEvidence[] = []
  try {
    await storePictures(services.pictures, body.imagenes, pictures)
    return await database.transaction((trx, onCommit) => store(trx, onCommit, services, session, body, pictures))
  } catch (error) {
    for (const { discard } of pictures) await discard()
    throw isUniqueViolation(error) ? samePictures() : error
  }
}
