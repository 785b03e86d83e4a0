import { paths } from '@trinchera/contract/site-paths'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bullets, bulletsUpTo, capital, counted, lines, link, listedUpTo, placed, verb } from '../wording'
import { leastPlayed, measures, played, type Row } from './clan-measures'
import { meets, relationText } from './compare'
import type { Consulta } from './consulta'
import { tables, whenSaid } from './scope'

export const linked = ({ clan }: Row) => bold(link(clan.nombre, paths.clan(clan.id)))
const elsewhere = (rows: readonly Row[]) => new Set(rows.map(({ etapa }) => etapa.id)).size > 1
const about = (rows: readonly Row[], site: Site) => ({
  quien: rows.slice(0, 1).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  listed: rows.flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  etapas: elsewhere(rows) ? [] : rows.slice(0, 1).map(({ etapa }) => etapa),
})

function condition({ campo, es, valor }: NonNullable<Consulta['filtro']>): string {
  if (es === 'igual' && valor === 0)
    return campo === 'puesto'
      ? 'sin puesto'
      : campo === 'jugadas'
        ? 'sin partidas'
        : campo === 'perdidas'
          ? 'sin derrotas'
          : 'sin victorias'
  if (campo === 'mejor')
    return `que ${es === 'mas' ? 'nunca han estado' : 'han estado alguna vez'} ${valor === 1 ? 'en el 1.º' : `entre los ${valor} primeros`}`
  const { unit } = measures[campo]
  return `con ${relationText[es]} ${valor}${unit.startsWith('%') ? '' : ' '}${unit}`.trimEnd()
}

/** Whether a clan that has not played yet meets a condition as others do: it has fewer wins than any number, and is not unbeaten. */
const countsUnplayed = ({ campo, es }: NonNullable<Consulta['filtro']>) =>
  /^(?:jugadas|integrantes|puesto|mejor)$/.test(campo) ||
  (/^(?:ganadas|perdidas)$/.test(campo) && /^(?:menos|hasta)$/.test(es))

/** A list of so many is shown whole: all of them were asked for. */
const mostWhole = 10
const usualRows = 5

/** The clans that meet a condition: how many, and all of them; five and a link to the rest where they are many. */
export function filtered(
  consulta: Consulta,
  filtro: NonNullable<Consulta['filtro']>,
  rows: readonly Row[],
  site: Site,
): Reply {
  const { said } = measures[filtro.campo]
  const value = (row: Row) => (filtro.campo === 'puesto' ? row.clan.ranking_actual : measures[filtro.campo].value(row))
  const etapas = tables(consulta, site)
  const [only] = etapas
  const where = only && etapas.length === 1 ? ` ${inEtapa(only)}` : ''
  const time = whenSaid(consulta, site)
  const found = rows
    .filter((row) => (countsUnplayed(filtro) || played(row) > 0) && meets(value(row), filtro))
    .sort((a, b) => (filtro.campo === 'mejor' ? value(a) - value(b) : value(b) - value(a)))
  if (!found.length)
    return {
      text:
        filtro.campo === 'jugadas' && filtro.valor === 0
          ? `Ninguno: todos los clanes${where} han jugado${time}.`
          : `Ningún clan${where} ${filtro.campo === 'mejor' ? 'hay' : 'está'} ${condition(filtro)}${time}.`,
      etapas: etapas,
    }
  // who has not played has no win either
  const isZero = /^(?:ganadas|perdidas)$/.test(filtro.campo) && filtro.es === 'igual' && filtro.valor === 0
  const unplayed = isZero ? rows.filter((row) => played(row) === 0) : []
  const shown = found.length > mostWhole ? found.slice(0, usualRows) : found
  const line = (row: Row) =>
    `${linked(row)}${filtro.es === 'igual' && filtro.valor === 0 ? '' : `: ${said(row)}`}${elsewhere(found) ? `, ${inEtapa(row.etapa)}` : ''}`
  return {
    ...about(found, site),
    text: lines(
      `${counted(found.length, 'Hay **1 clan**', `Hay **${found.length} clanes**`)} ${condition(filtro)}${time}${where}:`,
      bullets(shown.map(line)),
      unplayed.length > 0 &&
        `Sin ninguna partida ${unplayed.length > 1 ? 'están' : 'está'} además ${listedUpTo(unplayed.map(linked), usualRows)}.`,
      found.length > shown.length &&
        `${counted(found.length - shown.length, 'Y 1 más', `Y ${found.length - shown.length} más`)}. ${link(`Ver los ${found.length}`, only ? paths.etapa(only.id) : paths.ladder)}`,
    ),
  }
}

/** How many rows of so many are shown: a limit of all is a whole short table, and otherwise as many as are usual. */
const wholeTable = (limit: number, rows: number): number =>
  limit === mostWhole
    ? rows <= mostWhole
      ? rows
      : usualRows
    : limit === usualRows && rows === usualRows + 1
      ? rows
      : limit

/** Who has the most, or the least, of a field; those who come next below. */
export function extreme(
  consulta: Consulta,
  { campo, hacia }: NonNullable<Consulta['ordenar']>,
  rows: readonly Row[],
  site: Site,
): Reply {
  const { value, said, most, least } = measures[campo]
  const which = hacia === 'mas' ? most : least
  const enough = rows.filter((row) => played(row) >= leastPlayed)
  const sign = hacia === 'mas' ? 1 : -1
  const able = (
    campo === 'alza'
      ? rows.filter((row) => sign * value(row) > 0)
      : campo === 'porcentaje' && enough.length
        ? enough
        : /^(?:integrantes|fundado)$/.test(campo) ||
            // a table whole has those who have not played as well
            ((consulta.medida === 'lista' || (campo === 'jugadas' && hacia === 'menos')) &&
              /^(?:ganadas|perdidas|jugadas)$/.test(campo))
          ? rows
          : rows.filter((row) => (campo === 'puesto' ? row.clan.ranking_actual > 0 : played(row) > 0))
  ).toSorted((a, b) => sign * (value(b) - value(a)) || a.clan.ranking_actual - b.clan.ranking_actual)
  const [first] = able
  const time = whenSaid(consulta, site)
  const etapas = tables(consulta, site)
  const [only] = etapas
  const where = only && etapas.length === 1 ? ` ${inEtapa(only)}` : ''
  if (!first)
    return {
      text:
        campo === 'alza'
          ? `Nadie ${hacia === 'mas' ? 'subió' : 'bajó'} de puesto${time}${where}.`
          : `Nadie ha jugado${time}${where}.`,
      etapas: etapas,
    }
  if (consulta.medida === 'lista' && campo === 'alza') {
    const line = (row: Row) => `${linked(row)}: ${said(row)}${etapas.length > 1 ? `, ${inEtapa(row.etapa)}` : ''}`
    const did = hacia === 'mas' ? 'subieron' : 'bajaron'
    return {
      ...about(able, site),
      text: lines(
        `${counted(able.length, `${hacia === 'mas' ? 'Subió' : 'Bajó'} ${bold('1 clan')}`, `${capital(did)} ${bold(`${able.length} clanes`)}`)}${time}${where}:`,
        bulletsUpTo(able.map(line), 12, only && etapas.length === 1 ? paths.etapa(only.id) : paths.ladder),
        only && etapas.length === 1 ? link('Ver la tabla', paths.etapa(only.id)) : link('Ver el ladder', paths.ladder),
      ),
    }
  }
  if (consulta.medida === 'lista') {
    const from = campo === 'puesto' && consulta.lugar ? consulta.lugar - 1 : 0
    // the whole of a short table; one alone is not left out either
    const limit = wholeTable(consulta.limite, able.length - from)
    const shown = able.slice(from, from + limit)
    const place = ({ clan }: Row) =>
      campo === 'puesto' ? '' : clan.ranking_actual ? ` (${placed(clan.ranking_actual)})` : ''
    const name = (row: Row) =>
      `${linked(row)}: ${said(row)}${campo === 'puesto' ? `, ${row.ganadas}–${row.perdidas}` : place(row)}${etapas.length > 1 ? `, ${inEtapa(row.etapa)}` : ''}`
    return {
      ...about(shown, site),
      text: lines(
        from
          ? `Del ${placed(from + 1)} al ${placed(from + shown.length)}${where}, de ${able.length}:`
          : `${shown.length < able.length ? `Los ${bold(String(shown.length))}${campo === 'fundado' ? '' : ' de'}` : `Todos, primero los${campo === 'fundado' ? '' : ' de'}`} ${which}${campo === 'fundado' ? 's' : ''}${time}${where}, de ${able.length}:`,
        shown.map((row, at) => `${from + at + 1}. ${name(row)}`).join('\n'),
        !from &&
          shown.length < able.length &&
          `${counted(able.length - shown.length, 'Queda 1 más', `Quedan ${able.length - shown.length} más`)}.`,
        only && etapas.length === 1 ? link('Ver la tabla', paths.etapa(only.id)) : link('Ver el ladder', paths.ladder),
      ),
    }
  }
  const tied = able.filter((row) => value(row) === value(first)).slice(0, 5)
  const rest = able.slice(tied.length, Math.max(tied.length, 3))
  const line = (row: Row) => `${linked(row)}: ${said(row)}${etapas.length > 1 ? `, ${inEtapa(row.etapa)}` : ''}`
  const many = tied.length > 1
  const those =
    campo === 'alza'
      ? `Los que más ${hacia === 'mas' ? 'subieron' : 'bajaron'}`
      : campo === 'fundado'
        ? `Los ${which}s`
        : `Los de ${which}`
  const is = `${verb('es', 'son', first.clan.nombre)} ${campo === 'alza' ? verb('el que', 'los que', first.clan.nombre) : `${verb('el', 'los', first.clan.nombre)}${campo === 'fundado' ? '' : ' de'}`}`
  const head = many
    ? lines(`${those}${time}${where}:`, bullets(tied.map(line)))
    : `${linked(first)} ${is} ${which}${time}${where || ` ${inEtapa(first.etapa)}`}: ${said(first)}.`
  return {
    ...about([...tied, ...rest], site),
    text: lines(
      head,
      campo === 'porcentaje' &&
        enough.length > 0 &&
        enough.length < rows.length &&
        `(Entre los que tienen al menos ${leastPlayed} partidas.)`,
      rest.length > 0 && lines('Siguen:', bullets(rest.map(line))),
      only && etapas.length === 1 ? link('Ver la tabla', paths.etapa(only.id)) : link('Ver el ladder', paths.ladder),
    ),
  }
}
