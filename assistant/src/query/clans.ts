import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import {
  membersOfStages,
  placesAt,
  playedMatches,
  playerTallies,
  type PlayedMatch,
} from '@trinchera/db/queries/ladder/ledger'
import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { place } from '../answers/places'
import { inEtapa, isClan, theEtapa } from '../answers/which'
import type { Asked, Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, bullets, counted, lines, link, listed, listedUpTo, placed, run } from '../wording'
import { meets } from './compare'
import type { Consulta, Field } from './consulta'
import { spread } from './clan-spread'
import { arrival, placeThen, tableAt } from './past-places'
import { instants, periodIn } from './period'
import { clansOf, mostRows, saidStages, scopeOf, subjectOf, tables, tooWide, whenSaid } from './scope'
import { wordsOf } from '../words/plain'

/** Of so many matches the rosters are read, ten rows each. */
const mostRostered = 3000
/** Fewer matches than these say little of a percentage. */
export const leastPlayed = 10

export interface Row {
  clan: ClanRow
  etapa: NamedEtapa
  ganadas: number
  perdidas: number
  /** Places won since the period began; `from`: where it stood then. */
  alza: number
  from: number
  integrantes: number
}
const jugadas = ({ ganadas, perdidas }: Row) => ganadas + perdidas

/** What each field is of a clan, and how a line says it: adding one is a line here and its name in `fields`. */
export const measures: Record<Field, { value(row: Row): number; said(row: Row): string }> = {
  ganadas: {
    value: ({ ganadas }) => ganadas,
    said: ({ ganadas, perdidas }) =>
      `${bold(counted(ganadas, '1 victoria', `${ganadas} victorias`))} y ${counted(perdidas, '1 derrota', `${perdidas} derrotas`)}`,
  },
  perdidas: {
    value: ({ perdidas }) => perdidas,
    said: ({ perdidas, ganadas }) =>
      `${bold(counted(perdidas, '1 derrota', `${perdidas} derrotas`))} y ${counted(ganadas, '1 victoria', `${ganadas} victorias`)}`,
  },
  jugadas: { value: jugadas, said: (row) => bold(counted(jugadas(row), '1 partida', `${jugadas(row)} partidas`)) },
  porcentaje: {
    value: (row) => (jugadas(row) ? (100 * row.ganadas) / jugadas(row) : -1),
    said: (row) => `${bold(winPercentText(row.ganadas, jugadas(row)))} (${row.ganadas}–${row.perdidas})`,
  },
  puesto: {
    value: ({ clan }) => -(clan.ranking_actual || 10_000),
    said: ({ clan }) => bold(placed(clan.ranking_actual)),
  },
  racha: {
    value: ({ clan }) => clan.racha_actual,
    said: ({ clan }) => bold(run(clan.racha_actual)),
  },
  caida: {
    value: ({ clan }) => -clan.racha_actual,
    said: ({ clan }) => bold(run(clan.racha_actual)),
  },
  integrantes: {
    value: ({ integrantes }) => integrantes,
    said: ({ integrantes }) => bold(`${integrantes} ${counted(integrantes, 'integrante', 'integrantes')}`),
  },
  fundado: {
    value: ({ clan }) => Date.parse(clan.created_at),
    said: ({ clan }) => `se fundó el ${bold(formatDate(clan.created_at))}`,
  },
  // of a name, and not of one of its clans (clan-spread.ts)
  juegos: { value: () => 0, said: () => '' },
  etapas: { value: () => 0, said: () => '' },
  alza: {
    value: ({ alza }) => alza,
    said: ({ alza, from, clan }) =>
      from
        ? `${alza > 0 ? 'subió' : 'bajó'} ${bold(counted(Math.abs(alza), '1 puesto', `${Math.abs(alza)} puestos`))}, del ${placed(from)} al ${placed(clan.ranking_actual)}`
        : `entró al ranking y va ${placed(clan.ranking_actual)}`,
  },
}

function counts(matches: readonly PlayedMatch[], side: 'ganador' | 'perdedor'): Map<number, number> {
  const found = new Map<number, number>()
  for (const match of matches) found.set(match[side], (found.get(match[side]) ?? 0) + 1)
  return found
}

export async function rowsOf(consulta: Consulta, site: Site): Promise<Row[] | null> {
  const stages = tables(consulta, site)
  const timed = Boolean(consulta.desde || consulta.hasta)
  const climbing = consulta.ordenar?.campo === 'alza'
  const scope = { ...instants(consulta), etapas: stages.map(({ id }) => id) }
  const matches = timed && !climbing ? await playedMatches(site.db, scope, mostRows) : []
  if (!matches) return null
  const tally = timed ? { won: counts(matches, 'ganador'), lost: counts(matches, 'perdedor') } : null
  const members = await membersOfStages(
    site.db,
    stages.map(({ id }) => id),
  )
  const all = await Promise.all(
    stages.map(async (etapa) => {
      const then =
        climbing && scope.desde ? await placesAt(site.db, etapa.id, scope.desde, mostRows) : new Map<number, number>()
      if (!then) return null
      return (await clanesOfEtapa(site.db, etapa.id)).map((clan): Row => {
        const from = then.get(clan.id) ?? clan.ranking_actual
        const won = tally ? (tally.won.get(clan.id) ?? 0) : clan.triunfos
        const lost = tally ? (tally.lost.get(clan.id) ?? 0) : clan.derrotas
        return {
          clan,
          etapa,
          ganadas: won,
          perdidas: lost,
          integrantes: members.get(clan.id) ?? 0,
          from,
          alza: from && clan.ranking_actual ? from - clan.ranking_actual : 0,
        }
      })
    }),
  )
  return all.some((rows) => rows === null) ? null : all.flatMap((rows) => rows ?? [])
}

const linked = ({ clan }: Row) => bold(link(clan.nombre, paths.clan(clan.id)))
const elsewhere = (rows: readonly Row[]) => new Set(rows.map(({ etapa }) => etapa.id)).size > 1
const about = (rows: readonly Row[], site: Site) => ({
  quien: rows.slice(0, 1).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  listed: rows.flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  etapas: elsewhere(rows) ? [] : rows.slice(0, 1).map(({ etapa }) => etapa),
})

const relation = { mas: 'más de', desde: 'al menos', menos: 'menos de', hasta: 'a lo más', igual: 'exactamente' }
const unit: Record<Field, string> = {
  ganadas: ' victorias',
  perdidas: ' derrotas',
  jugadas: ' partidas',
  porcentaje: '% de victorias',
  puesto: '',
  racha: ' de racha',
  caida: ' de mala racha',
  alza: ' puestos',
  integrantes: ' integrantes',
  fundado: '',
  juegos: ' juegos',
  etapas: ' etapas',
}

function condition({ campo, es, valor }: NonNullable<Consulta['filtro']>): string {
  if (es === 'igual' && valor === 0)
    return campo === 'jugadas' ? 'sin partidas' : campo === 'perdidas' ? 'sin derrotas' : 'sin victorias'
  const seguidas = { racha: 'victorias seguidas', caida: 'derrotas seguidas' }
  if (campo === 'racha' || campo === 'caida') return `con ${relation[es]} ${valor} ${seguidas[campo]}`
  return `con ${relation[es]} ${valor}${unit[campo]}`
}

/** The clans that meet a condition: how many, five at most, and a link to the rest. */
function filtered(
  consulta: Consulta,
  filtro: NonNullable<Consulta['filtro']>,
  rows: readonly Row[],
  site: Site,
): Reply {
  const { value, said } = measures[filtro.campo]
  const stages = tables(consulta, site)
  const [only] = stages
  const where = only && stages.length === 1 ? ` ${inEtapa(only)}` : ''
  const found = rows
    .filter((row) => (/^(?:jugadas|integrantes)$/.test(filtro.campo) || jugadas(row) > 0) && meets(value(row), filtro))
    .sort((a, b) => value(b) - value(a))
  if (!found.length)
    return {
      text:
        filtro.campo === 'jugadas' && filtro.valor === 0
          ? `Ninguno: todos los clanes${where} ya han jugado.`
          : `Ningún clan${where} está ${condition(filtro)}.`,
      etapas: stages,
    }
  const shown = found.slice(0, 5)
  const line = (row: Row) =>
    `${linked(row)}${filtro.es === 'igual' && filtro.valor === 0 ? '' : `: ${said(row)}`}${elsewhere(found) ? `, ${inEtapa(row.etapa)}` : ''}`
  return {
    ...about(found, site),
    text: lines(
      `${counted(found.length, 'Hay **1 clan**', `Hay **${found.length} clanes**`)} ${condition(filtro)}${where}:`,
      bullets(shown.map(line)),
      found.length > shown.length && link(`Ver los ${found.length}`, only ? paths.etapa(only.id) : paths.ladder),
    ),
  }
}

const superlative: Record<Field, [string, string]> = {
  ganadas: ['más victorias', 'menos victorias'],
  perdidas: ['más derrotas', 'menos derrotas'],
  jugadas: ['más partidas', 'menos partidas'],
  porcentaje: ['mejor porcentaje de victorias', 'peor porcentaje de victorias'],
  puesto: ['mejor puesto', 'peor puesto'],
  racha: ['mejor racha', 'peor racha'],
  caida: ['más derrotas seguidas', 'menos derrotas seguidas'],
  integrantes: ['más integrantes', 'menos integrantes'],
  fundado: ['más nuevo', 'más antiguo'],
  juegos: ['más juegos', 'menos juegos'],
  etapas: ['más etapas', 'menos etapas'],
  alza: ['más subió', 'más bajó'],
}

/** Who has the most, or the least, of a field; those who come next below. */
function extreme(
  consulta: Consulta,
  { campo, hacia }: NonNullable<Consulta['ordenar']>,
  rows: readonly Row[],
  site: Site,
): Reply {
  const { value, said } = measures[campo]
  const enough = rows.filter((row) => jugadas(row) >= leastPlayed)
  const sign = hacia === 'mas' ? 1 : -1
  const able = (
    campo === 'alza'
      ? rows.filter((row) => sign * value(row) > 0)
      : campo === 'porcentaje' && enough.length
        ? enough
        : /^(?:integrantes|fundado)$/.test(campo)
          ? rows
          : rows.filter((row) => (campo === 'puesto' ? row.clan.ranking_actual > 0 : jugadas(row) > 0))
  ).toSorted((a, b) => sign * (value(b) - value(a)) || a.clan.ranking_actual - b.clan.ranking_actual)
  const [first] = able
  const time = whenSaid(consulta, site)
  const stages = tables(consulta, site)
  const [only] = stages
  const where = only && stages.length === 1 ? ` ${inEtapa(only)}` : ''
  if (!first)
    return {
      text:
        campo === 'alza'
          ? `Nadie ${hacia === 'mas' ? 'subió' : 'bajó'} de puesto${time}${where}.`
          : `Nadie ha jugado${time}${where}.`,
      etapas: stages,
    }
  if (consulta.medida === 'lista') {
    const shown = able.slice(0, consulta.limite)
    const place = ({ clan }: Row) =>
      campo === 'puesto' ? '' : clan.ranking_actual ? ` (${placed(clan.ranking_actual)})` : ''
    const name = (row: Row) =>
      `${linked(row)}: ${said(row)}${campo === 'puesto' ? `, ${row.ganadas}–${row.perdidas}` : place(row)}${stages.length > 1 ? `, ${inEtapa(row.etapa)}` : ''}`
    return {
      ...about(shown, site),
      text: lines(
        `${shown.length < able.length ? `Los ${bold(String(shown.length))}` : 'Todos'} de ${superlative[campo][hacia === 'mas' ? 0 : 1]}${time}${where}, de ${able.length}:`,
        shown.map((row, at) => `${at + 1}. ${name(row)}`).join('\n'),
        only && stages.length === 1 ? link('Ver la tabla', paths.etapa(only.id)) : link('Ver el ladder', paths.ladder),
      ),
    }
  }
  const tied = able.filter((row) => value(row) === value(first)).slice(0, 5)
  const rest = able.slice(tied.length, Math.max(tied.length, 3))
  const line = (row: Row) => `${linked(row)}: ${said(row)}${stages.length > 1 ? `, ${inEtapa(row.etapa)}` : ''}`
  const which = superlative[campo][hacia === 'mas' ? 0 : 1]
  const head =
    campo === 'fundado'
      ? `${listed(tied.map(linked))} ${tied.length > 1 ? 'son los' : 'es el'} ${which}${where || ` (${inEtapa(first.etapa)})`}: ${said(first)}.`
      : campo === 'alza'
        ? `${listed(tied.map(linked))} ${tied.length > 1 ? 'son los que' : 'es el que'} ${superlative[campo][hacia === 'mas' ? 0 : 1]}${time}${where}: ${said(first)}.`
        : `${listed(tied.map(linked))} ${tied.length > 1 ? 'son los de' : 'es el de'} ${superlative[campo][hacia === 'mas' ? 0 : 1]}${time}${where || (elsewhere(tied) ? '' : ` ${inEtapa(first.etapa)}`)}: ${said(first)}.`
  return {
    ...about([...tied, ...rest], site),
    text: lines(
      head,
      campo === 'porcentaje' &&
        enough.length > 0 &&
        enough.length < rows.length &&
        `(Entre los que tienen al menos ${leastPlayed} partidas.)`,
      rest.length > 0 && lines('Siguen:', bullets(rest.map(line))),
      only && stages.length === 1 ? link('Ver la tabla', paths.etapa(only.id)) : link('Ver el ladder', paths.ladder),
    ),
  }
}

const whereOf = (consulta: Consulta, site: Site) => {
  const stages = saidStages(consulta, site) ?? []
  const [only] = stages
  return only ? (stages.length === 1 ? ` ${inEtapa(only)}` : ` en ${only.juego.nombre}`) : ''
}

/** Players by what they won in a period, in some stages, or in all. */
async function players(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const everywhere = !consulta.desde && !consulta.hasta && !saidStages(consulta, site)
  const matches = scope && !everywhere ? await playedMatches(site.db, scope, mostRostered) : []
  if (!matches) return tooWide
  const sign = consulta.ordenar?.hacia === 'menos' ? -1 : 1
  const of = ({ ganadas, perdidas }: { ganadas: number; perdidas: number }) =>
    consulta.ordenar?.campo === 'perdidas'
      ? perdidas
      : consulta.ordenar?.campo === 'jugadas'
        ? ganadas + perdidas
        : ganadas
  const known = everywhere
    ? (await playerRecords(site.db)).map(({ id, victorias, derrotas }) => ({
        id,
        ganadas: victorias,
        perdidas: derrotas,
      }))
    : await playerTallies(site.db, matches)
  const tallies = known
    .filter(({ id }) => site.community.playerById.has(id))
    .sort((a, b) => sign * (of(b) - of(a)) || a.perdidas - b.perdidas)
  const time = whenSaid(consulta, site)
  if (!tallies.length) return { text: `Nadie ha jugado${time}.` }
  const most = consulta.medida === 'lista' ? consulta.limite : 3
  const next = tallies[most]
  const lastShown = tallies[most - 1]
  const tied =
    next && lastShown && of(next) === of(lastShown)
      ? tallies.slice(most).filter((each) => of(each) === of(lastShown))
      : []
  const shown = tallies.slice(0, most)
  return {
    text: lines(
      `Quienes ${sign < 0 ? 'menos' : 'más'} ${consulta.ordenar?.campo === 'perdidas' ? (everywhere ? 'derrotas tienen' : 'perdieron') : consulta.ordenar?.campo === 'jugadas' ? 'jugaron' : everywhere ? 'victorias tienen' : 'ganaron'}${time}${whereOf(consulta, site)}:`,
      bullets(
        shown.map(
          ({ id, ganadas, perdidas }) =>
            `${bold(link(site.community.playerById.get(id)?.nombre ?? '', paths.jugador(id)))}: ${counted(ganadas, '1 victoria', `${ganadas} victorias`)} y ${counted(perdidas, '1 derrota', `${perdidas} derrotas`)}`,
        ),
      ),
      tied.length > 0 &&
        `Con lo mismo que el último: ${listedUpTo(
          tied.map(({ id }) => site.community.playerById.get(id)?.nombre ?? ''),
          3,
        )}.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
    quien: shown.slice(0, 1).flatMap(({ id }) => site.community.playerById.get(id) ?? []),
    listed: shown.flatMap(({ id }) => site.community.playerById.get(id) ?? []),
  }
}

/** How far one clan has moved in a period. */
async function moved(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const ids = isClan(who) ? clansOf(who, consulta, site) : []
  const rows =
    (await rowsOf(
      {
        ...consulta,
        etapa: site.community.etapas
          .filter(({ id }) => isClan(who) && who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)))
          .map(({ id }) => id),
      },
      site,
    )) ?? []
  const own = rows.filter(({ clan }) => ids.includes(clan.id))
  const time = whenSaid(consulta, site)
  return {
    text:
      lines(
        ...own.map(
          (row) =>
            `${linked(row)} ${row.alza || !row.from ? measures.alza.said(row) : `sigue ${placed(row.clan.ranking_actual)}`}${time}, ${inEtapa(row.etapa)}.`,
        ),
      ) || 'No tengo movimientos de ese clan.',
    quien: [who],
    etapas: own.map(({ etapa }) => etapa),
  }
}

/** Answers a question about clans, or players, as tables have them. */
export async function ofClans(consulta: Consulta, site: Site, asked: (quien: readonly Who[]) => Asked): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const climbs = consulta.ordenar?.campo === 'alza'
  // a climb is one of some time: of this week where none is said
  const time = climbs && !consulta.desde ? periodIn(wordsOf('esta semana'), site.now, () => false)?.period : null
  const whole = { ...consulta, ...time }
  if (who && isClan(who) && consulta.medida === 'llegada') return arrival(consulta, who, site)
  if (who && isClan(who) && !climbs && consulta.hasta && consulta.medida === 'puesto')
    return placeThen(consulta, who, site)
  if (who) return climbs ? moved(whole, who, site) : place(asked([who]))
  if (consulta.medida === 'puesto') return tableAt(consulta, site)
  if (consulta.filtro?.campo === 'juegos' || consulta.filtro?.campo === 'etapas') return spread(consulta.filtro, site)
  if (consulta.de === 'jugadores') return players(consulta, site)
  const rows = await rowsOf(whole, site)
  if (!rows) return tooWide
  // several tables have several first places
  if (consulta.ordenar?.campo === 'puesto' && tables(consulta, site).length > 1)
    return extreme(whole, { ...consulta.ordenar, campo: 'porcentaje' }, rows, site)
  if (consulta.filtro) return filtered(consulta, consulta.filtro, rows, site)
  if (consulta.ordenar) return extreme(whole, consulta.ordenar, rows, site)
  const stages = saidStages(consulta, site) ?? tables(consulta, site)
  return {
    text: `Hay ${bold(counted(rows.length, '1 clan', `${rows.length} clanes`))} en ${listed(stages.map(theEtapa))}.`,
    etapas: stages,
  }
}
