import { sql, type Selectable } from 'kysely'
import type { Db } from '../../database'
import type { Schema } from '../../schema/database'
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

/**
 * Returns the function that reads the named columns of a player's rows of a table, the newest first. `owner`: the column with the player's
 * id. `order`: the column to sort by.
 */
const rowsOf =
  (db: Db, id: number) =>
  async <T extends keyof Schema, C extends keyof Selectable<Schema[T]> & string>(
    table: T,
    columns: readonly C[],
    { owner = 'player_id', order = 'id' } = {},
  ) => {
    const { rows } = await sql<Pick<Selectable<Schema[T]>, C>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.ref(owner)} = ${id} order by ${sql.ref(order)} desc`.execute(db)
    return rows
  }

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

/** Actions of staff on this player, without names of staff. The audit log names its target as 'jugador', id and name at that time. */
async function auditAbout(db: Db, id: number) {
  const rows = await db
    .selectFrom('audit_log')
    .where('target', 'like', `jugador ${id} (%`)
    .orderBy('id', 'desc')
    .select(['at', 'action', 'before', 'after'])
    .execute()
  return rows.map(({ before, after, ...row }) => ({ ...row, before: parsed(before), after: parsed(after) }))
}

/** The second factors of an account, without their secrets. */
async function factorsOf(db: Db, id: number) {
  const passkeys = await passkeysOf(db, id)
  return {
    app: (await secondFactorOf(db, id))?.totp_since ?? null,
    llaves: passkeys.map(({ nombre, created_at, used_at }) => ({ nombre, created_at, used_at })),
    codigos_de_recuperacion: await recoveryCodesLeft(db, id),
  }
}

/**
 * All data stored about a player, for the player's own export; null if there is no such open account. Contains no hashes, tokens or session
 * ids, and nothing about other players that this player may not see.
 */
export async function ownData(db: Db, id: number): Promise<Record<string, unknown> | null> {
  const player = await playerById(db, id)
  if (!player) return null
  const { clanes, ...perfil } = player
  const rows = rowsOf(db, id)
  const [account] = await rows('players', ['google_sub', 'password_hash'], { owner: 'id' })
  const acts = await rows('reto_actos', ['id_reto', 'acto'])
  const mails = await rows('mails', ['kind', 'data', 'created_at', 'sent_at', 'attempts', 'failure'])
  return {
    perfil: { ...perfil, google: account?.google_sub ?? null, contrasena: Boolean(account?.password_hash) },
    clanes,
    partidas: (await playerMatches(db, id)).matches,
    reportes: await rows(
      'matches',
      ['id', 'id_etapa', 'id_clan_ganador', 'id_clan_perdedor', 'comentario', 'reportado_por', 'fecha'],
      { owner: 'id_reportero' },
    ),
    reclamos: await rows('match_claims', ['id', 'id_match', 'id_clan', 'tipo', 'texto', 'fecha', 'settled_at']),
    apelaciones: await appealsOf(db, id),
    // the pictures themselves belong to the match
    evidencias: await rows('evidencias', ['id', 'id_match', 'id_victoria', 'id_clan', 'texto', 'fecha']),
    victorias_pedidas: await rows('victorias', [
      'id',
      'id_etapa',
      'id_clan_ganador',
      'id_clan_perdedor',
      'jugada',
      'texto',
      'estado',
      'fecha',
    ]),
    votos: await rows('victoria_votos', ['id_victoria', 'id_clan', 'voto', 'fecha'], { order: 'fecha' }),
    retos: acts.map(({ id_reto, acto }) => ({ id_reto, acto: parsed(acto) })),
    asistencias_a_retos: (await rows('reto_asistencias', ['id_reto', 'va'], { order: 'id_reto' })).map(
      ({ id_reto, va }) => ({ id_reto, va: va === 1 }),
    ),
    medallas_elegidas: await chosenClaves(db, id),
    // only whether there is a calendar URL, because the URL is secret and the player may pass the export on
    enlace_de_agenda: (await rows('agenda_enlaces', ['player_id'], { order: 'player_id' })).length > 0,
    dispositivos: (await devicesOf(db, id, '')).map(({ propio: _propio, ...device }) => device),
    horas_sin_avisos: await quietHoursOf(db, id),
    nombres_en_el_juego: await nicksOf(db, id),
    invitaciones: await invitacionesOf(db, id),
    solicitudes: await solicitudesOf(db, id),
    anuncios: await rows(
      'anuncios',
      ['id', 'titulo', 'descripcion', 'contenido', 'imagen', 'created_at', 'updated_at'],
      { owner: 'id_creador' },
    ),
    comentarios: await rows(
      'comments',
      ['id', 'id_anuncio', 'id_reto', 'id_torneo', 'id_tema', 'comentario', 'created_at', 'edited_at', 'hidden_at'],
      { owner: 'id_creador' },
    ),
    foro: {
      temas: await rows('foro_temas', ['id', 'titulo', 'created_at', 'busca', 'id_etapa', 'horario', 'puesto'], {
        owner: 'id_creador',
      }),
      lecturas: await rows('foro_lecturas', ['id_tema', 'hasta', 'modo'], { order: 'id_tema' }),
      reacciones: await rows('foro_reacciones', ['id_comment', 'tipo'], { order: 'id_comment' }),
    },
    denuncias: await rows('comment_reports', ['id_comment', 'motivo', 'fecha', 'settled_at']),
    consultas: await consultasOf(db, id),
    avisos: await rows('notices', ['tipo', 'texto', 'enlace', 'fecha', 'read_at']),
    preferencias: { avisos: await noticePreferencesOf(db, id), presencia: await showsPresence(db, id) },
    streamers_seguidos: await followedBy(db, id),
    avisos_de_servidores: await alertsOf(db, id),
    discord: await discordOf(db, id),
    suspensiones: await rows('suspensions', ['alcance', 'hasta', 'motivo', 'created_at', 'lifted_at']),
    edad_y_consentimiento: { ...(await ownConsent(db, id)), historia: await consentsOf(db, id) },
    solicitudes_sobre_datos: await requestsOf(db, id),
    incidentes_avisados: await incidentsToldTo(db, id),
    sesiones: await rows('sessions', ['nombre', 'created_at', 'used_at', 'expires_at', 'revoked_at', 'reason'], {
      order: 'created_at',
    }),
    segundo_paso: await factorsOf(db, id),
    ...(await originsOf(db, id)),
    cambios_de_correo: await rows('email_changes', ['anterior', 'nuevo', 'created_at', 'done_at', 'expires_at']),
    correos: mails.map(({ data, ...mail }) => ({ ...mail, data: parsed(data) })),
    // tokens sent by mail, without the tokens themselves or their hashes
    enlaces: await rows('mail_tokens', ['purpose', 'created_at', 'expires_at', 'used_at'], { order: 'created_at' }),
    administracion: {
      sobre_mi: await auditAbout(db, id),
      // the player's own actions as staff, without the changed values
      hecho_por_mi: await rows('audit_log', ['at', 'action', 'target'], { owner: 'actor_id' }),
    },
  }
}
