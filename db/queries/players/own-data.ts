import type { Db } from '../../database'
import { consultasOf } from '../assistant/consultas'
import { discordOf } from '../discord/links'
import { nicksOf } from '../nicks/nicks'
import { noticePreferencesOf } from '../notices/preferences'
import { chosenClaves } from '../palmares/perfil'
import { devicesOf } from '../push/devices'
import { quietHoursOf } from '../push/silencio'
import { originsOf } from './account-signals'
import { passkeysOf } from './passkeys'
import { recoveryCodesLeft, secondFactorOf } from './second-factor'
import { showsPresence } from '../players/presence'
import { appealsOf } from '../rulings/apelaciones'
import { consentsOf, ownConsent } from '../privacy/consents'
import { incidentsToldTo } from '../privacy/incidents'
import { requestsOf } from '../privacy/requests'
import { playerMatches } from './player-matches'
import { playerById } from './players'
import { alertsOf } from '../servidores/alerts'
import { followedBy } from '../streams/follows'
import { readable } from '../../readable'

const parsed = (text: string | null): unknown => (text === null ? null : readable(text, JSON.parse))

const accountOf = (db: Db, id: number) =>
  db
    .selectFrom('players')
    .where('id', '=', id)
    .select(['email', 'google_sub', 'password_hash'])
    .executeTakeFirstOrThrow()

const sessionsOf = (db: Db, id: number) =>
  db
    .selectFrom('sessions')
    .where('player_id', '=', id)
    .orderBy('created_at', 'desc')
    .select(['nombre', 'created_at', 'used_at', 'expires_at', 'revoked_at', 'reason'])
    .execute()

async function mailsOf(db: Db, id: number) {
  const rows = await db
    .selectFrom('mails')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['kind', 'data', 'created_at', 'sent_at', 'attempts', 'failure'])
    .execute()
  return rows.map(({ data, ...mail }) => ({ ...mail, data: parsed(data) }))
}

/** Purposes and times of the tokens mailed to a player, without the tokens or their hashes. */
const mailTokensOf = (db: Db, id: number) =>
  db
    .selectFrom('mail_tokens')
    .where('player_id', '=', id)
    .orderBy('created_at', 'desc')
    .select(['purpose', 'created_at', 'expires_at', 'used_at'])
    .execute()

const invitacionesOf = (db: Db, id: number) =>
  db
    .selectFrom('invitaciones as i')
    .innerJoin('clans', 'clans.id', 'i.clan_id')
    .innerJoin('etapas', 'etapas.id', 'i.id_etapa')
    .where((eb) => eb.or([eb('i.player_id', '=', id), eb('i.reclutador_id', '=', id)]))
    .orderBy('i.id', 'desc')
    .select([
      'i.id',
      'i.player_id',
      'i.reclutador_id',
      'clans.nombre as clan',
      'etapas.nombre as etapa',
      'i.estado',
      'i.fecha_envio',
      'i.answered_at',
    ])
    .execute()

const solicitudesOf = (db: Db, id: number) =>
  db
    .selectFrom('solicitudes as s')
    .innerJoin('clans', 'clans.id', 's.clan_id')
    .innerJoin('etapas', 'etapas.id', 's.id_etapa')
    .where('s.player_id', '=', id)
    .orderBy('s.id', 'desc')
    .select([
      's.id',
      'clans.nombre as clan',
      'etapas.nombre as etapa',
      's.mensaje',
      's.estado',
      's.fecha_envio',
      's.answered_at',
    ])
    .execute()

const avisosOf = (db: Db, id: number) =>
  db
    .selectFrom('notices')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['tipo', 'texto', 'enlace', 'fecha', 'read_at'])
    .execute()

const suspensionesOf = (db: Db, id: number) =>
  db
    .selectFrom('suspensions')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['alcance', 'hasta', 'motivo', 'created_at', 'lifted_at'])
    .execute()

const anunciosOf = (db: Db, id: number) =>
  db
    .selectFrom('anuncios')
    .where('id_creador', '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'titulo', 'descripcion', 'contenido', 'imagen', 'created_at', 'updated_at'])
    .execute()

const comentariosOf = (db: Db, id: number) =>
  db
    .selectFrom('comments')
    .where('id_creador', '=', id)
    .orderBy('id', 'desc')
    .select([
      'id',
      'id_anuncio',
      'id_reto',
      'id_torneo',
      'id_tema',
      'comentario',
      'created_at',
      'edited_at',
      'hidden_at',
    ])
    .execute()

/** A player's data in the forum: topics opened, how far each topic was read, and reactions. */
const foroOf = async (db: Db, id: number) => ({
  temas: await db
    .selectFrom('foro_temas')
    .where('id_creador', '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'titulo', 'created_at', 'busca', 'id_etapa', 'horario', 'puesto'])
    .execute(),
  lecturas: await db
    .selectFrom('foro_lecturas')
    .where('player_id', '=', id)
    .orderBy('id_tema', 'desc')
    .select(['id_tema', 'hasta', 'modo'])
    .execute(),
  reacciones: await db
    .selectFrom('foro_reacciones')
    .where('player_id', '=', id)
    .orderBy('id_comment', 'desc')
    .select(['id_comment', 'tipo'])
    .execute(),
})

const denunciasOf = (db: Db, id: number) =>
  db
    .selectFrom('comment_reports')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['id_comment', 'motivo', 'fecha', 'settled_at'])
    .execute()

const reportedBy = (db: Db, id: number) =>
  db
    .selectFrom('matches')
    .where('id_reportero', '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'id_etapa', 'id_clan_ganador', 'id_clan_perdedor', 'comentario', 'reportado_por', 'fecha'])
    .execute()

const claimedBy = (db: Db, id: number) =>
  db
    .selectFrom('match_claims')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'id_match', 'id_clan', 'tipo', 'texto', 'fecha', 'settled_at'])
    .execute()

/** Texts of the evidence pictures that this player added. The pictures belong to the match and are not exported. */
const evidenciasBy = (db: Db, id: number) =>
  db
    .selectFrom('evidencias')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'id_match', 'id_victoria', 'id_clan', 'texto', 'fecha'])
    .execute()

const winClaimsBy = (db: Db, id: number) =>
  db
    .selectFrom('victorias')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'id_etapa', 'id_clan_ganador', 'id_clan_perdedor', 'jugada', 'texto', 'estado', 'fecha'])
    .execute()

const votedBy = (db: Db, id: number) =>
  db
    .selectFrom('victoria_votos')
    .where('player_id', '=', id)
    .orderBy('fecha', 'desc')
    .select(['id_victoria', 'id_clan', 'voto', 'fecha'])
    .execute()

/** What the player has done in retos: proposals, replies, choices of maps and sides, and so on. */
async function retoActsBy(db: Db, id: number) {
  const rows = await db
    .selectFrom('reto_actos')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['id_reto', 'acto'])
    .execute()
  return rows.map(({ id_reto, acto }) => ({ id_reto, acto: parsed(acto) }))
}

/** The retos to which this player has said to come or not. */
async function comingOf(db: Db, id: number) {
  const rows = await db
    .selectFrom('reto_asistencias')
    .where('player_id', '=', id)
    .orderBy('id_reto', 'desc')
    .select(['id_reto', 'va'])
    .execute()
  return rows.map(({ id_reto, va }) => ({ id_reto, va: va === 1 }))
}

/**
 * True if the player has a URL with which calendar programs read the player's retos and torneos. The URL is secret, so it is not exported:
 * the player may pass the export on.
 */
const hasCalendarLink = async (db: Db, id: number) =>
  (await db.selectFrom('agenda_enlaces').where('player_id', '=', id).select('player_id').executeTakeFirst()) !==
  undefined

/** Actions of staff on this player, without names of staff. The audit log names its target as "jugador", id and name at that time. */
async function auditAbout(db: Db, id: number) {
  const rows = await db
    .selectFrom('audit_log')
    .where('target', 'like', `jugador ${id} (%`)
    .orderBy('id', 'desc')
    .select(['at', 'action', 'before', 'after'])
    .execute()
  return rows.map(({ before, after, ...row }) => ({ ...row, before: parsed(before), after: parsed(after) }))
}

const emailChangesOf = (db: Db, id: number) =>
  db
    .selectFrom('email_changes')
    .where('player_id', '=', id)
    .orderBy('id', 'desc')
    .select(['anterior', 'nuevo', 'created_at', 'done_at', 'expires_at'])
    .execute()

/** The second factors of an account, without their secrets. */
async function factorsOf(db: Db, id: number) {
  const passkeys = await passkeysOf(db, id)
  return {
    app: (await secondFactorOf(db, id))?.totp_since ?? null,
    llaves: passkeys.map(({ nombre, created_at, used_at }) => ({ nombre, created_at, used_at })),
    codigos_de_recuperacion: await recoveryCodesLeft(db, id),
  }
}

/** What this player has done as staff: actions and their targets, without the changed values. */
const auditBy = (db: Db, id: number) =>
  db
    .selectFrom('audit_log')
    .where('actor_id', '=', id)
    .orderBy('id', 'desc')
    .select(['at', 'action', 'target'])
    .execute()

/**
 * All data stored about a player, for the player's own export; null if there is no such open account. Contains no hashes, tokens or session
 * ids, and nothing about other players that this player may not see.
 */
export async function ownData(db: Db, id: number): Promise<Record<string, unknown> | null> {
  const player = await playerById(db, id)
  if (!player) return null
  const { clanes, ...perfil } = player
  const { google_sub, password_hash } = await accountOf(db, id)
  return {
    perfil: { ...perfil, google: google_sub, contrasena: password_hash !== null },
    clanes,
    partidas: (await playerMatches(db, id)).matches,
    reportes: await reportedBy(db, id),
    reclamos: await claimedBy(db, id),
    apelaciones: await appealsOf(db, id),
    evidencias: await evidenciasBy(db, id),
    victorias_pedidas: await winClaimsBy(db, id),
    votos: await votedBy(db, id),
    retos: await retoActsBy(db, id),
    asistencias_a_retos: await comingOf(db, id),
    medallas_elegidas: await chosenClaves(db, id),
    enlace_de_agenda: await hasCalendarLink(db, id),
    dispositivos: (await devicesOf(db, id, '')).map(({ propio: _propio, ...device }) => device),
    horas_sin_avisos: await quietHoursOf(db, id),
    nombres_en_el_juego: await nicksOf(db, id),
    invitaciones: await invitacionesOf(db, id),
    solicitudes: await solicitudesOf(db, id),
    anuncios: await anunciosOf(db, id),
    comentarios: await comentariosOf(db, id),
    foro: await foroOf(db, id),
    denuncias: await denunciasOf(db, id),
    consultas: await consultasOf(db, id),
    avisos: await avisosOf(db, id),
    preferencias: { avisos: await noticePreferencesOf(db, id), presencia: await showsPresence(db, id) },
    streamers_seguidos: await followedBy(db, id),
    avisos_de_servidores: await alertsOf(db, id),
    discord: await discordOf(db, id),
    suspensiones: await suspensionesOf(db, id),
    edad_y_consentimiento: { ...(await ownConsent(db, id)), historia: await consentsOf(db, id) },
    solicitudes_sobre_datos: await requestsOf(db, id),
    incidentes_avisados: await incidentsToldTo(db, id),
    sesiones: await sessionsOf(db, id),
    segundo_paso: await factorsOf(db, id),
    ...(await originsOf(db, id)),
    cambios_de_correo: await emailChangesOf(db, id),
    correos: await mailsOf(db, id),
    enlaces: await mailTokensOf(db, id),
    administracion: { sobre_mi: await auditAbout(db, id), hecho_por_mi: await auditBy(db, id) },
  }
}
