import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, bulletsUpTo, counted, lines, link, listed, named, quoted, verb } from '../wording'
import type { Consulta } from './consulta'
import { detailOfMatch, detailText, type MatchDetail } from './match-detail'
import { matchesOf } from './match-list'
import { against, type Own } from './own-matches'
import { rivalOf, subjectOf, tooWide, whenSaid } from './scope'

/** As many matches of a time are looked through for what a map ended with. */
const mostRead = 400
const shown = 5

const pair = ({ id, ganador, perdedor, fecha }: Match) =>
  `${link(`${ganador.nombre} contra ${perdedor.nombre}`, paths.partida(id))} (${formatDateTime(fecha)})`

/** Whether a match counts, whatever was answered to it: until the staff rule otherwise. */
const counting = ({ ruling }: Match) =>
  ruling ? `Tiene un fallo: ${bold(quoted(ruling.texto))}.` : 'Cuenta, mientras la administración no falle otra cosa.'

/** Whether a match was confirmed, and until when it may be. */
function confirmation(match: Match, now: Date, which = pair(match)): string {
  const { respuesta, ganador } = match
  if (!respuesta) return `De la partida ${which} no se guardó si la confirmaron: vale igual.`
  const { estado, quien, fecha, hasta } = respuesta
  const by = `${quien ? ` ${bold(quoted(quien))}` : ''}${fecha ? `, el ${formatDateTime(fecha)}` : ''}`
  if (estado === 'confirmada') return `Sí: la partida ${which} está ${bold('confirmada')}; la confirmó${by}.`
  if (estado === 'rechazada') return `No: la partida ${which} fue ${bold('rechazada')}; la rechazó${by}.`
  return estado === 'pendiente' && hasta > now.toISOString()
    ? `No: la partida ${which} está ${bold('por confirmar')}. ${named(ganador.nombre)} puede responder hasta el ${bold(formatDateTime(hasta))}; si no lo hace, vale igual.`
    : `No: la partida ${which} nadie la confirmó ni la rechazó a tiempo, y vale igual.`
}

interface PlayedMap {
  name: string
  own: number
  other: number
}

/** The maps of a match, as one side of it saw them. */
const mapsAs = ({ maps }: MatchDetail, won: boolean): PlayedMap[] =>
  maps.map((map) => ({ name: map.name, own: won ? map.won : map.lost, other: won ? map.lost : map.won }))

/** Whether a map ended as it is asked for: won or lost. */
const fits =
  ({ resultado }: Consulta, isOwn: boolean) =>
  ({ own, other }: PlayedMap) =>
    !resultado || !isOwn || (resultado === 'ganada' ? own > other : own < other)

const rounds = ({ name, own, other }: PlayedMap) => `${bold(quoted(name))} ${own}–${other}`

/** The maps of one match: those that are asked for first. */
async function mapsOfOne(found: Own, consulta: Consulta, who: Who | null, site: Site): Promise<string> {
  const detail = await detailOfMatch(found.match.id, site)
  if (!detail) return ''
  const { ganador, perdedor } = detail.match
  const name = who && isClan(who) ? who.nombre : found.won ? ganador.nombre : perdedor.nombre
  const maps = mapsAs(detail, found.won)
  const asked = consulta.resultado && !consulta.rival ? maps.filter(fits(consulta, true)) : []
  const did = consulta.resultado === 'perdida' ? verb('perdió', 'perdieron', name) : verb('ganó', 'ganaron', name)
  return lines(
    consulta.resultado && !consulta.rival && maps.length > 0
      ? asked.length
        ? `${named(name)} ${did} ${listed(asked.map(rounds))}.`
        : `${named(name)} no ${did} ningún mapa en esa partida.`
      : '',
    `Fue ${pair(detail.match)}.`,
    await detailText(found.match.id, site),
  )
}

/** The maps of several matches that ended as it is asked for. */
async function mapsOfMany(all: readonly Own[], consulta: Consulta, who: Who | null, site: Site): Promise<string> {
  const rows: string[] = []
  let noted = 0
  for (const found of all.slice(0, mostRead)) {
    const detail = await detailOfMatch(found.match.id, site)
    if (!detail?.maps.length) continue
    noted++
    const maps = mapsAs(detail, found.won).filter(fits(consulta, who !== null))
    for (const map of maps) {
      const { ganador, perdedor } = detail.match
      const [own, other] = found.won ? [ganador.nombre, perdedor.nombre] : [perdedor.nombre, ganador.nombre]
      const [winner, loser] = map.own > map.other ? [own, other] : [other, own]
      rows.push(
        `${bold(quoted(map.name))}: ${named(winner)} ${Math.max(map.own, map.other)}–${Math.min(map.own, map.other)} ${quoted(loser)} (${link(formatDateTime(detail.match.fecha), paths.partida(detail.match.id))})`,
      )
    }
  }
  const time = whenSaid(consulta, site)
  const { resultado } = consulta
  const did = resultado === 'perdida' ? ' que perdió' : resultado === 'ganada' ? ' que ganó' : ''
  const whose = who ? `${did || ' de'} ${named(who.nombre)}` : ''
  const whether = consulta.medida === 'existe'
  const source = `Según ${counted(noted, '1 partida', `${noted} partidas`)} que ${counted(noted, 'anotó', 'anotaron')} sus mapas, de ${all.length}.`
  return rows.length
    ? lines(
        consulta.medida === 'ultima'
          ? `El último mapa${whose}${time}, de ${rows.length}:`
          : `${whether ? 'Sí: ' : ''}${counted(rows.length, 'hubo 1 mapa', `hubo ${rows.length} mapas`)}${whose}${time}:`.replace(
              /^h/,
              'H',
            ),
        bulletsUpTo(consulta.medida === 'ultima' ? rows.slice(0, 1) : rows, shown, paths.ladder),
        source,
      )
    : lines(`${whether ? 'No: no' : 'No'} hay ningún mapa${whose}${time}.`, source)
}

/** Whether the match that was told was confirmed. */
export async function whetherConfirmed(id: number, site: Site): Promise<Reply | null> {
  const detail = await detailOfMatch(id, site)
  return detail && { text: confirmation(detail.match, site.now) }
}

/** Whether a match was reported, by whom, and what its winner answered. */
async function reported(
  [latest]: readonly Own[],
  consulta: Consulta,
  [who, rival]: readonly [Who | null, Who | null],
  site: Site,
): Promise<string> {
  const between = `${who ? ` de ${named(who.nombre)}` : ''}${rival ? ` con ${named(rival.nombre)}` : ''}`
  const time = whenSaid(consulta, site)
  const match = latest && (await detailOfMatch(latest.match.id, site))?.match
  if (match)
    return lines(
      `Sí: la reportó ${bold(quoted(match.reportado_por))}; ${verb('ganó', 'ganaron', match.ganador.nombre)} ${named(match.ganador.nombre)} en la partida ${pair(match)}.`,
      match.respuesta &&
        confirmation(match, site.now, '').replace(/^(?:Sí|No): la partida  (\p{L})/u, (_all, first: string) =>
          first.toUpperCase(),
        ),
    )
  const before = time ? (await matchesOf({ ...consulta, desde: '', hasta: '', semana: null }, site))?.[0] : undefined
  const last = before && (await detailOfMatch(before.match.id, site))?.match
  return lines(
    `No: no hay ninguna partida reportada${between}${time}.`,
    last &&
      `La última reportada es ${pair(last)}: ${verb('ganó', 'ganaron', last.ganador.nombre)} ${named(last.ganador.nombre)}.`,
    `La reporta el que perdió, dentro de ${reportDeadlineHours} horas.`,
  )
}

/** What a question wants of a match first: whether it was reported or confirmed, who reported it, or its maps. */
export async function matchDatum(consulta: Consulta, site: Site): Promise<Reply> {
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const about = { quien: [who, rival].flatMap((each) => each ?? []) }
  if (consulta.dato === 'reportada') return { ...about, text: await reported(all, consulta, [who, rival], site) }
  const ofMatch = consulta.dato === 'mapas' && !rival && who ? null : consulta.resultado
  const found = ofMatch && who ? all.filter(({ won }) => won === (ofMatch === 'ganada')) : all
  const [latest] = found
  if (!latest || !consulta.dato)
    return {
      ...about,
      text: who
        ? `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} partidas así${against(rival)}${whenSaid(consulta, site)}.`
        : `No se jugó nada así${whenSaid(consulta, site)}.`,
    }
  if (consulta.dato === 'mapas')
    return {
      ...about,
      text:
        consulta.medida === 'ultima' || (found.length === 1 && who)
          ? await mapsOfOne(latest, consulta, who, site)
          : await mapsOfMany(found, consulta, who, site),
    }
  const detail = await detailOfMatch(latest.match.id, site)
  if (!detail) return { ...about, text: 'Esa partida ya no está.' }
  return {
    ...about,
    text: lines(
      consulta.dato === 'confirmada'
        ? lines(
            consulta.medida === 'existe' &&
              (detail.match.ruling ? counting(detail.match) : `Sí: ${counting(detail.match).replace(/^C/, 'c')}`),
            confirmation(detail.match, site.now).replace(/^(?:Sí|No): l/, consulta.medida === 'existe' ? 'L' : '$&'),
            consulta.medida !== 'existe' && detail.match.respuesta?.estado === 'rechazada' && counting(detail.match),
          )
        : `La reportó ${bold(quoted(detail.match.reportado_por))}: la partida ${pair(detail.match)}.`,
      consulta.dato === 'confirmada' && `La reportó ${bold(quoted(detail.match.reportado_por))}.`,
    ),
  }
}
