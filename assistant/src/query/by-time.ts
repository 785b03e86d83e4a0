import { countPlayed, etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { fromChileLocal, shiftDay, toChileLocal } from '@trinchera/rules/chile-time'
import { paths } from '@trinchera/contract/site-paths'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, capital, counted, lines, link, listed, named, verb } from '../wording'
import type { Consulta } from './consulta'
import { matchesWord, type Own } from './own-matches'
import { instants } from './period'
import { saidEtapas, scopeOf, subjectOf, tooWide, whenSaid } from './scope'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

/** What a match is counted under, on Chile's clock. */
const keys = {
  semana: (local: string) => weekdays[new Date(`${local.slice(0, 10)}T12:00Z`).getUTCDay()] ?? '',
  hora: (local: string) => local.slice(11, 13),
}
/** From one full hour to the next. */
const hours = (hour: string) => `entre las ${hour}:00 y las ${String((Number(hour) + 1) % 24).padStart(2, '0')}:00`

function whereOf(consulta: Consulta, site: Site, matches: readonly Own[]): string {
  const who = subjectOf(consulta, site)
  const [only] = saidEtapas(consulta, site) ?? []
  if (only) return ` ${consulta.etapa.length ? inEtapa(only) : `en ${only.juego.nombre}`}`
  const [id_etapa, another] = new Set(matches.map(({ match }) => match.id_etapa))
  const etapa = who && isClan(who) && !another ? site.community.etapas.find(({ id }) => id === id_etapa) : undefined
  return etapa ? ` ${inEtapa(etapa)}` : ''
}

/** On which day of the week, or at what hour, most was played, won or lost: the first with its count, the others below. */
export function byClock(consulta: Consulta, unit: keyof typeof keys, all: readonly Own[] | null, site: Site): Reply {
  if (!all) return tooWide
  const who = subjectOf(consulta, site)
  const campo = consulta.ordenar?.campo
  const fitting =
    who && campo === 'ganadas'
      ? all.filter(({ won }) => won)
      : who && campo === 'perdidas'
        ? all.filter(({ won }) => !won)
        : all
  const counts = new Map<string, number>()
  for (const { match } of fitting) {
    const key = keys[unit](toChileLocal(new Date(match.fecha)))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const least = consulta.ordenar?.hacia === 'menos'
  const ranked = [...counts].sort(([, a], [, b]) => (least ? a - b : b - a))
  const [first] = ranked
  const where = whereOf(consulta, site, fitting)
  const time = whenSaid(consulta, site)
  const quien = who ? [who] : []
  if (!first)
    return {
      text: `${who ? `${named(who.nombre)} no tiene partidas así` : 'No se ha jugado nada'}${time}${where}.`,
      quien,
    }
  const did =
    who && campo === 'ganadas'
      ? verb('gana', 'ganan', who)
      : who && campo === 'perdidas'
        ? verb('pierde', 'pierden', who)
        : who
          ? verb('juega', 'juegan', who)
          : 'se juega'
  const tied = ranked.filter(([, count]) => count === first[1])
  const said = (key: string) => (unit === 'hora' ? hours(key) : `el ${key}`)
  const rest = ranked.slice(tied.length, unit === 'hora' ? 4 : 7)
  return {
    text: lines(
      `${who ? `${named(who.nombre)} ` : ''}${who ? did : 'Se juega'} ${least ? 'menos' : 'más'} ${listed(tied.map(([key]) => bold(said(key))))}${time}${where}: ${bold(String(first[1]))} de ${matchesWord(fitting.length)}${tied.length > 1 ? ' en cada uno' : ''}.`,
      rest.length > 0 &&
        `Después: ${listed(rest.map(([key, count]) => `${unit === 'hora' ? hours(key) : key} (${count})`))}.`,
    ),
    quien,
  }
}

const monthNames = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
/** As many months are counted, one by one. */
const mostMonths = 120

/** The month in which most, or least, was played by all: each is counted by an index, however many matches there are. */
export async function monthsOfAll(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const { desde, hasta } = instants(consulta)
  const spans = await Promise.all(
    (scope?.etapas ?? site.community.etapas.map(({ id }) => id)).map((id) => etapaSpan(site.db, id)),
  )
  const begun = spans.flatMap((span) => span?.first ?? []).toSorted()[0]
  const [from, to] = [
    [desde ?? '', begun ?? ''].toSorted()[1] ?? '',
    [hasta ?? '9', site.now.toISOString()].toSorted()[0] ?? '',
  ]
  const where = whereOf(consulta, site, [])
  const time = whenSaid(consulta, site)
  if (!scope || !begun || from >= to) return { text: `No se ha jugado nada${time}${where}.` }
  const [earliest, newest] = [from, to].map((moment) => `${toChileLocal(new Date(moment)).slice(0, 7)}-01`)
  const oldest = shiftDay(newest ?? '', { months: 1 - mostMonths })
  const first = earliest && earliest > oldest ? earliest : oldest
  const counts: { month: string; count: number }[] = []
  for (let at = 0; at < mostMonths; at++) {
    const month = shiftDay(first, { months: at })
    const [start, end] = [month, shiftDay(month, { months: 1 })].map((day) => fromChileLocal(`${day}T00:00`) ?? '')
    if (!start || !end || start >= to) break
    const count = await countPlayed(site.db, { ...scope, desde: start, hasta: end })
    if (count) counts.push({ month, count })
  }
  const least = consulta.ordenar?.hacia === 'menos'
  const ranked = counts.toSorted((a, b) => (least ? a.count - b.count : b.count - a.count))
  const [best] = ranked
  if (!best) return { text: `No se ha jugado nada${time}${where}.` }
  const name = (month: string) => `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} de ${month.slice(0, 4)}`
  const tied = ranked.filter(({ count }) => count === best.count)
  const rest = ranked.slice(tied.length, 4)
  return {
    text: lines(
      `Cuando ${least ? 'menos' : 'más'} se jugó${time}${where || ' en todo el sitio'} fue en ${listed(tied.map(({ month }) => bold(name(month))))}: ${bold(matchesWord(best.count))}${tied.length > 1 ? ' en cada uno' : ''}.`,
      rest.length > 0 &&
        `${counted(rest.length, 'Sigue', 'Siguen')} ${listed(rest.map(({ month, count }) => `${name(month)} (${count})`))}.`,
      link('Ver el ladder', paths.ladder),
    ),
  }
}

/** How many matches were played in each etapa. */
export async function byEtapa(consulta: Consulta, site: Site): Promise<Reply> {
  const rows = await Promise.all(
    (consulta.etapa.length ? (saidEtapas(consulta, site) ?? []) : site.community.etapas).map(async (etapa) => ({
      etapa,
      count: await countPlayed(site.db, { ...instants(consulta), etapas: [etapa.id] }),
    })),
  )
  const time = whenSaid(consulta, site)
  const found = rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return {
    text: found.length
      ? lines(
          `Partidas jugadas${time}, por etapa:`,
          bulletsUpTo(
            found.map(({ etapa, count }) => `${capital(inEtapa(etapa))}: ${bold(matchesWord(count))}`),
            8,
            paths.ladder,
          ),
        )
      : `No se ha jugado nada${time}.`,
  }
}
