import { mapas } from '@trinchera/rules/mapas'
import { formatDate } from '@trinchera/rules/presentation'
import type { Db } from '@trinchera/db/database'
import { gameHost, now } from './world'
import { plain } from '../../src/words/plain'

// What answers are checked against, looked up in the database by other ways than the assistant's own.

interface Etapa {
  id: number
  name: string
  juego: string
  activo: number
  multijugador: number
}
interface Row {
  id: number
  id_etapa: number
  nombre: string
  place: number
  won: number
  lost: number
  streak: number
  best: number
  created_at: string
}

async function etapasOf(db: Db): Promise<Etapa[]> {
  const rows = await db
    .selectFrom('etapas')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .select(['etapas.id', 'etapas.nombre', 'juegos.nombre as juego', 'etapas.activo', 'etapas.multijugador'])
    .orderBy('etapas.id')
    .execute()
  return rows.map(({ nombre, ...row }) => ({ ...row, name: nombre }))
}

async function rowsOf(db: Db): Promise<Row[]> {
  const rows = await db
    .selectFrom('clans')
    .leftJoin('standings', 'standings.id_clan', 'clans.id')
    .where('clans.deleted_at', 'is', null)
    .select([
      'clans.id',
      'clans.id_etapa',
      'clans.nombre',
      'clans.created_at',
      'standings.ranking_actual',
      'standings.triunfos',
      'standings.derrotas',
      'standings.racha_actual',
      'standings.mejor_ranking',
    ])
    .execute()
  return rows.map(({ id, id_etapa, nombre, created_at, ...s }) => ({
    id,
    id_etapa,
    nombre,
    created_at,
    place: s.ranking_actual ?? 0,
    won: s.triunfos ?? 0,
    lost: s.derrotas ?? 0,
    streak: s.racha_actual ?? 0,
    best: s.mejor_ranking ?? 0,
  }))
}

/** Looks up what stands in braces in what an answer must contain: `puesto Los Halcones`, `en 3 @ Spearhead`, `duelo A / B`. Throws on what it does not know. */
export async function openFacts(db: Db): Promise<(name: string) => Promise<string>> {
  const etapas = await etapasOf(db)
  const rows = await rowsOf(db)
  const hinted = (hint: string | undefined) => {
    if (!hint) return etapas
    const full = (etapa: Etapa) => `${etapa.juego} ${etapa.name}`
    const exact = etapas.filter((etapa) => full(etapa) === hint || etapa.name === hint)
    return exact.length ? exact : etapas.filter((etapa) => full(etapa).includes(hint))
  }
  const order = (id: number) =>
    etapas.findIndex((etapa) => etapa.id === id) + (etapas.find((etapa) => etapa.id === id)?.activo ? 0 : 100)
  const clan = (name: string, hint?: string) => {
    const found = rows
      .filter((row) => row.nombre === name && hinted(hint).some(({ id }) => id === row.id_etapa))
      .toSorted((a, b) => order(a.id_etapa) - order(b.id_etapa))
    const [first] = found
    if (!first) throw new Error(`no clan ${name} ${hint ?? ''}`)
    return first
  }
  const etapaOf = (hint: string | undefined) => {
    const [etapa] = hint ? hinted(hint) : etapas.filter(({ activo, multijugador }) => activo && multijugador)
    if (!etapa) throw new Error(`no etapa ${hint}`)
    return etapa
  }
  const matches = () =>
    db
      .selectFrom('matches')
      .leftJoin('rulings', (join) =>
        join.onRef('rulings.match_id', '=', 'matches.id').on('rulings.lifted_at', 'is', null),
      )
      .select([
        'matches.id',
        'matches.id_etapa',
        'id_clan_ganador',
        'id_clan_perdedor',
        'fecha',
        'rulings.tipo',
        'rulings.id_clan',
      ])
      .orderBy('fecha', 'desc')
      .orderBy('matches.id', 'desc')
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.nombre ?? ''
  const lastOf = async (id: number) => {
    const row = (await matches().execute()).find(
      (match) => match.id_clan_ganador === id || match.id_clan_perdedor === id,
    )
    if (!row) throw new Error(`clan ${id} never played`)
    return row
  }
  const lastIn = async (hint: string | undefined) => {
    const of = hinted(hint).map(({ id }) => id)
    const row = (await matches().execute()).find((match) => of.includes(match.id_etapa) && match.tipo === null)
    if (!row) throw new Error('no match')
    return row
  }
  const records = async () => {
    const all = await db
      .selectFrom('player_records')
      .innerJoin('players', 'players.id', 'player_records.player_id')
      .select((eb) => [
        'players.id',
        'players.username',
        'players.created_at',
        eb.fn.sum<number>('victorias').as('won'),
        eb.fn.sum<number>('derrotas').as('lost'),
      ])
      .groupBy(['players.id', 'players.username', 'players.created_at'])
      .execute()
    return all.toSorted((a, b) => b.won - a.won || a.lost - b.lost || a.id - b.id)
  }
  const player = async (name: string) => {
    const found = (await records()).find(({ username }) => username === name)
    if (!found) throw new Error(`no player ${name}`)
    return found
  }
  const servers = async () => {
    const states = await db
      .selectFrom('server_states')
      .where('address', 'like', `${gameHost}:%`)
      .select(['id_servidor', 'state'])
      .execute()
    return states.map(
      ({ id_servidor, state }): { id: number; nombre: string; mapa: string; lista: { nombre: string }[] } => ({
        id: id_servidor,
        ...JSON.parse(state ?? '{}'),
      }),
    )
  }
  const pair = (of: string) => of.split(' / ').map((name) => name.trim())

  const ask: Record<string, (of: string, hint: string | undefined) => string | number | Promise<string | number>> = {
    puesto: (of, hint) => clan(of, hint).place,
    mejor: (of, hint) => clan(of, hint).best,
    triunfos: (of, hint) => clan(of, hint).won,
    derrotas: (of, hint) => clan(of, hint).lost,
    juegos: (of, hint) => clan(of, hint).won + clan(of, hint).lost,
    porcentaje: (of, hint) => Math.round((100 * clan(of, hint).won) / (clan(of, hint).won + clan(of, hint).lost)),
    racha: (of, hint) => Math.abs(clan(of, hint).streak),
    fundado: (of, hint) => formatDate(clan(of, hint).created_at),
    integrantes: async (of, hint) =>
      (await db.selectFrom('memberships').where('id_clan', '=', clan(of, hint).id).select('player_id').execute())
        .length,
    lider: async (of, hint) =>
      (
        await db
          .selectFrom('memberships')
          .innerJoin('players', 'players.id', 'memberships.player_id')
          .where('id_clan', '=', clan(of, hint).id)
          .where('rango', '=', 'Lider')
          .select('username')
          .executeTakeFirstOrThrow()
      ).username,
    rival: async (of, hint) => {
      const { id } = clan(of, hint)
      const match = await lastOf(id)
      return nameOf(match.id_clan_ganador === id ? match.id_clan_perdedor : match.id_clan_ganador)
    },
    jugo: async (of, hint) => formatDate((await lastOf(clan(of, hint).id)).fecha),
    en: (of, hint) =>
      nameOf(rows.find((row) => row.id_etapa === etapaOf(hint).id && row.place === Number(of))?.id ?? 0),
    clanes: (_, hint) => rows.filter((row) => row.id_etapa === etapaOf(hint).id).length,
    'top clan': (of) => {
      const ranked = rows.filter(
        (row) => row.place > 0 && etapas.some(({ id, activo }) => id === row.id_etapa && activo),
      )
      return (
        ranked.toSorted((a, b) => a.place - b.place || b.won - a.won || a.created_at.localeCompare(b.created_at))[
          Number(of) - 1
        ]?.nombre ?? ''
      )
    },
    'top jugador': async (of) => (await records())[Number(of) - 1]?.username ?? '',
    'ultimo ganador': async (_, hint) => nameOf((await lastIn(hint)).id_clan_ganador),
    'ultimo perdedor': async (_, hint) => nameOf((await lastIn(hint)).id_clan_perdedor),
    duelo: async (of, hint) => {
      const [a, b] = pair(of)
      const [one, two] = [clan(a ?? '', hint), clan(b ?? '', hint)]
      const all = await matches().execute()
      return all.filter(
        (match) =>
          match.tipo !== 'anular' &&
          match.tipo !== 'falso' &&
          (match.tipo === 'trampa' && match.id_clan === match.id_clan_ganador
            ? match.id_clan_perdedor === one.id && match.id_clan_ganador === two.id
            : match.id_clan_ganador === one.id && match.id_clan_perdedor === two.id),
      ).length
    },
    'si gana': (of, hint) => {
      const [a, b] = pair(of)
      const [winner, loser] = [clan(a ?? '', hint), clan(b ?? '', hint)]
      const from = winner.place || rows.filter((row) => row.id_etapa === winner.id_etapa && row.place > 0).length + 1
      return loser.place && loser.place < from ? from - Math.ceil((from - loser.place) / 2) : from
    },
    ganadas: async (of) => (await player(of)).won,
    perdidas: async (of) => (await player(of)).lost,
    registrado: async (of) => formatDate((await player(of)).created_at),
    jugadores: async () =>
      (await db.selectFrom('players').where('closed_at', 'is', null).select('id').execute()).length,
    conectados: async () => (await servers()).reduce((sum, { lista }) => sum + lista.length, 0),
    servidor: async (of) => (await servers()).find(({ id }) => id === Number(of))?.nombre ?? '',
    'mapa en juego': async () => {
      const played = (await servers()).find(({ lista }) => lista.length > 0)?.mapa ?? ''
      return mapas.find(({ codigo }) => codigo === played)?.nombre ?? played
    },
    'en liga': async (of) => (await servers()).find(({ id }) => id === 8 + Number(of))?.lista[0]?.nombre ?? '',
    'en vivo': async () =>
      (
        await db
          .selectFrom('streamers')
          .where('stream', 'is not', null)
          .select('display_name')
          .executeTakeFirstOrThrow()
      ).display_name ?? '',
    torneo: async () =>
      (
        await db
          .selectFrom('torneos')
          .where('inicio', '>', now.toISOString())
          .select('nombre')
          .orderBy('inicio')
          .executeTakeFirstOrThrow()
      ).nombre,
    'a cargo': async (of) =>
      (
        await db
          .selectFrom('players')
          .where('admin', '=', 1)
          .where('rol', '=', Number(of))
          .select('username')
          .orderBy('id')
          .executeTakeFirstOrThrow()
      ).username,
    anuncio: async () =>
      (await db.selectFrom('anuncios').select('titulo').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).titulo,
  }
  return async (text) => {
    const [said = '', hint] = text.split(' @ ')
    const name = Object.keys(ask)
      .filter((key) => said === key || said.startsWith(`${key} `))
      .toSorted((a, b) => b.length - a.length)[0]
    const look = name && ask[name]
    if (!look) throw new Error(`no fact is called ${text}`)
    return String(await look(said.slice(name.length).trim(), hint))
  }
}

const unseen = /[\u200B*]/g

/** Whether a text contains what it must: see `Question`. `^` asks that the text begin so. */
export function contains(text: string, wanted: string): boolean {
  const whole = plain(text.replace(unseen, ''))
  const shown = whole.replace(/\]\([^)]*\)/g, ']')
  const read = shown.replace(/[[\]]/g, '')
  return wanted.split('|').some((each) => {
    const needle = plain(each.replace(unseen, ''))
    if (needle.startsWith('^')) return read.startsWith(needle.slice(1)) && !/^\w/.test(read.slice(needle.length - 1))
    return /^\d+$/.test(needle)
      ? new RegExp(`(?<![\\d/])${needle}(?![\\d/])`).test(shown)
      : whole.includes(needle) || read.includes(needle)
  })
}
