import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database'
import { readable } from '../../readable'

/** What is shown instead of the name of a blocked account. */
export const blockedName = 'Cuenta bloqueada'

interface Named {
  id: number
  username: string
}

/**
 * A column that holds the name of an account, or texts that may contain it. `key`: the column that identifies a row among those of the
 * account. `owner`: the column with the id of the account whose name it is; the whole value is the name, also a former one. Without an
 * owner, `says` gives what replaces a value that contains the name.
 */
interface NameColumn {
  table: string
  column: string
  key: string
  owner?: string
  says?: (text: string, player: Named) => string
  /** Limits the rows, as an SQL condition. */
  only?: (player: Named) => RawBuilder<boolean>
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
/** The name as whole words, in a sentence of the site. */
const word = (text: string, { username }: Named) =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(username)}(?![\\p{L}\\p{N}_])`, 'giu'), blockedName)
/** The name where a player's text mentions or quotes the account: «@Name», «Name escribió». */
const mention = (text: string, { username }: Named) =>
  text
    .replace(new RegExp(`(?<=@)${escaped(username)}(?![\\p{L}\\p{N}_])`, 'giu'), blockedName)
    .replace(
      new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(username)}(?= (?:escribió|dijo)(?![\\p{L}]))`, 'giu'),
      blockedName,
    )
const exactly = (text: string, { username }: Named) => (text === username ? blockedName : text)
/**
 * The name in a stored JSON: in the values of the keys of `within` as words, in those of `whole` as the whole value. A damaged JSON stays as
 * it is.
 */
const inJson =
  ({ within = [], whole = [] }: { within?: readonly string[]; whole?: readonly string[] }) =>
  (json: string, player: Named): string => {
    let changed = false
    const next: unknown = readable(json, (text) =>
      JSON.parse(text, (field, value: unknown) => {
        if (typeof value !== 'string') return value
        const said = within.includes(field)
          ? word(value, player)
          : whole.includes(field)
            ? exactly(value, player)
            : value
        changed ||= said !== value
        return said
      }),
    )
    return changed && next !== null ? JSON.stringify(next) : json
  }

const ownedBy =
  (owner: string) =>
  (table: string, column: string, key = 'id'): NameColumn => ({ table, column, key, owner })
const byPlayer = ownedBy('player_id')
const byCreator = ownedBy('id_creador')
const saying =
  (says: NonNullable<NameColumn['says']>) =>
  (table: string, column: string, key = 'id'): NameColumn => ({ table, column, key, says })
const byName = saying(exactly)
const inWords = saying(word)
/** The contents of mails and of messages to webhooks. */
const inMessages = saying(
  inJson({ within: ['titulo', 'texto'], whole: ['quien', 'jugador', 'username', 'reportado_por'] }),
)

/** In a single-player etapa a clan has the name of its player. */
const ownClan = ({ id }: Named) =>
  sql<boolean>`id_lider = ${id} and id_etapa in (select id from etapas where multijugador = 0)`
const ofOwnClans = () => sql<boolean>`id_etapa in (select id from etapas where multijugador = 0)`

/** Every column in which the name of an account is stored, except the audit log and what rol 1 alone reads of requests and blockings. */
const nameColumns: readonly NameColumn[] = [
  ownedBy('id')('players', 'username'),
  byCreator('comments', 'creador'),
  byCreator('foro_temas', 'creador'),
  byCreator('anuncios', 'creador'),
  ownedBy('id_reportero')('matches', 'reportado_por'),
  byPlayer('comment_reports', 'quien'),
  byPlayer('match_claims', 'quien'),
  byPlayer('retos', 'quien'),
  byPlayer('reto_actos', 'quien'),
  byPlayer('torneo_actos', 'quien'),
  byPlayer('victorias', 'quien'),
  byPlayer('victoria_votos', 'quien', 'id_victoria'),
  byPlayer('evidencias', 'quien'),
  byPlayer('apelaciones', 'quien'),
  byName('match_answers', 'quien', 'match_id'),
  byName('victorias', 'respuesta_quien'),
  byName('victorias', 'settled_by'),
  byName('apelaciones', 'resolved_by'),
  byName('consultas', 'respondio'),
  byName('ganchos', 'creado_por'),
  { ...byName('clans', 'nombre'), only: ownClan },
  { ...saying(inJson({ whole: ['nombre'] }))('etapa_finals', 'clanes', 'id_etapa'), only: ofOwnClans },
  saying(mention)('comments', 'comentario'),
  inWords('notices', 'texto'),
  inWords('pushes', 'texto'),
  inMessages('mails', 'data'),
  inMessages('gancho_envios', 'evento'),
  inMessages('gancho_envios', 'ademas'),
]

const chunk = 1000

/** The rows of a column that have the name, with what replaces it. */
async function rowsOf(trx: Db, { table, column, key, owner, says, only }: NameColumn, player: Named) {
  const value = sql.ref(column)
  const isNamed = owner
    ? sql`${sql.ref(owner)} = ${player.id}`
    : sql`lower(${value}) like lower(${`%${player.username}%`})`
  const { rows } = await sql<{ fila: number; antes: string }>`
    select ${sql.ref(key)} as fila, ${value} as antes from ${sql.table(table)}
    where ${value} is not null and ${isNamed} ${only ? sql`and ${only(player)}` : sql``}`.execute(trx)
  return rows
    .map((row) => ({ ...row, despues: says ? says(row.antes, player) : blockedName }))
    .filter(({ antes, despues }) => antes !== despues)
}

/** Replaces, in the rows of a column that still have what the account's entries have in `from`, that value by the entries' other one. */
function exchange(trx: Db, { table, column, key, owner }: NameColumn, id: number, from: 'antes' | 'despues') {
  const [value, to] = [sql.ref(`${table}.${column}`), from === 'antes' ? 'despues' : 'antes']
  const entry = sql`bloqueo_nombres as b where b.player_id = ${id} and b.tabla = ${table} and b.columna = ${column}
    and b.fila = ${sql.ref(`${table}.${key}`)}`
  return sql`
    update ${sql.table(table)} set ${sql.ref(column)} = (select ${sql.ref(`b.${to}`)} from ${entry})
    where exists (select 1 from ${entry} and ${sql.ref(`b.${from}`)} = ${value})
    ${owner ? sql`and ${sql.ref(`${table}.${owner}`)} = ${id}` : sql``}`.execute(trx)
}

/** Ids of the comments, posts and messages of the hidden account (`creador`), or of those whose text names it (`comentario`). */
export async function textsNaming(trx: Db, id: number, columna: 'creador' | 'comentario'): Promise<number[]> {
  const rows = await trx
    .selectFrom('bloqueo_nombres')
    .where('player_id', '=', id)
    .where('tabla', '=', 'comments')
    .where('columna', '=', columna)
    .select('fila')
    .execute()
  return rows.map(({ fila }) => fila)
}

/**
 * Replaces the name of an account by `blockedName` wherever it is stored, and remembers what was there. `username_folded` stays, so that
 * nobody takes the name.
 */
export async function hideName(trx: Db, player: Named): Promise<void> {
  for (const where of nameColumns) {
    const rows = await rowsOf(trx, where, player)
    const entries = rows.map((row) => ({ player_id: player.id, tabla: where.table, columna: where.column, ...row }))
    for (let at = 0; at < entries.length; at += chunk)
      await trx
        .insertInto('bloqueo_nombres')
        .values(entries.slice(at, at + chunk))
        .execute()
    if (entries.length) await exchange(trx, where, player.id, 'antes')
  }
}

/** Restores what `hideName` replaced, except what was changed since. Returns the account's name; null if it was not hidden. */
export async function showName(trx: Db, id: number): Promise<string | null> {
  for (const where of nameColumns) await exchange(trx, where, id, 'despues')
  const [name] = await trx
    .deleteFrom('bloqueo_nombres')
    .where('player_id', '=', id)
    .returning(['tabla', 'antes'])
    .execute()
    .then((rows) => rows.filter(({ tabla }) => tabla === 'players'))
  return name?.antes ?? null
}
