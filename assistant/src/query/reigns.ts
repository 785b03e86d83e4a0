import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { movesAt } from '@trinchera/db/queries/ladder/ledger'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, capital, counted, lines, link, named, placed, verb } from '../wording'
import type { Consulta } from './consulta'
import { clansOf, mostRows, subjectOf, tables, tooWide } from './scope'

const dayMs = 24 * 3_600_000
interface Reign {
  clan: number
  times: number
  /** How long in all, ms. */
  ms: number
  /** The longest that it was there without a break. */
  longest: { ms: number; from: string; to: string }
  /** Since when it is there now; null where it is not. */
  now: string | null
}

function add(reign: Reign, from: string, to: string): void {
  const ms = Date.parse(to) - Date.parse(from)
  reign.ms += ms
  if (ms > reign.longest.ms) reign.longest = { ms, from, to }
}

/** How often and how long each clan of an etapa has stood at a place, the longest first. */
function reignsOf(
  moves: readonly { id_clan: number; fecha: string; ranking: number; antes: number }[],
  place: number,
  now: Date,
  isOver: boolean,
): Reign[] {
  const reigns = new Map<number, Reign>()
  const since = new Map<number, string>()
  for (const { id_clan, fecha, ranking, antes } of moves) {
    const own = reigns.get(id_clan) ?? {
      clan: id_clan,
      times: 0,
      ms: 0,
      longest: { ms: 0, from: '', to: '' },
      now: null,
    }
    reigns.set(id_clan, own)
    const begun = since.get(id_clan)
    if (ranking === place && antes !== place && begun === undefined) {
      own.times++
      since.set(id_clan, fecha)
    } else if (ranking !== place && begun !== undefined) {
      add(own, begun, fecha)
      since.delete(id_clan)
    }
  }
  for (const [clan, fecha] of since) {
    const own = reigns.get(clan)
    if (!own) continue
    add(own, fecha, now.toISOString())
    own.now = isOver ? null : fecha
  }
  return [...reigns.values()].filter(({ times }) => times > 0).sort((a, b) => b.ms - a.ms)
}

const long = (ms: number) => {
  const days = Math.round(ms / dayMs)
  return days < 1 ? 'menos de un día' : counted(days, '1 día', `${days} días`)
}
const often = (times: number) => counted(times, '1 vez', `${times} veces`)

/** How often a clan has stood at a place, or who has stood there the longest. */
export async function reigns(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const lugar = consulta.lugar ?? 1
  const ids = who && isClan(who) ? clansOf(who, consulta, site, true) : []
  const etapas =
    who && isClan(who)
      ? site.community.etapas.filter(({ id }) =>
          who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)),
        )
      : tables(consulta, site)
  const parts: string[] = []
  for (const etapa of etapas) {
    const moves = await movesAt(site.db, etapa.id, lugar, mostRows)
    if (!moves) return tooWide
    // of a closed etapa until it was closed
    const closed = etapa.archivada ? (await finalStandings(site.db, etapa.id))?.fecha : undefined
    const all = reignsOf(moves, lugar, closed ? new Date(closed) : site.now, closed !== undefined)
    if (who) {
      const own = all.find(({ clan }) => ids.includes(clan))
      // of a closed etapa that nobody named only what was held there
      if (!own && !etapa.activo && !consulta.etapa.length) continue
      parts.push(
        own
          ? `${named(who.nombre)} ${verb('ha', 'han', who)} estado ${bold(placed(lugar))} ${bold(often(own.times))} ${inEtapa(etapa)}, ${long(own.ms)} en total${own.now ? `, y ahí ${verb('sigue', 'siguen', who)} desde el ${formatDate(own.now)} (${long(site.now.getTime() - Date.parse(own.now))})` : ''}.${own.times > 1 ? ` Sin salir de ahí, a lo más ${long(own.longest.ms)} seguidos: del ${formatDate(own.longest.from)} al ${formatDate(own.longest.to)}.` : ''}`
          : `${named(who.nombre)} nunca ${verb('ha', 'han', who)} estado ${placed(lugar)} ${inEtapa(etapa)}.`,
      )
      continue
    }
    const shown = all.filter(({ clan }) => site.community.clanById.has(clan)).slice(0, 3)
    const told = ({ clan, ms, times }: Reign) =>
      `${bold(link(site.community.clanById.get(clan)?.nombre ?? '', paths.clan(clan)))}, ${bold(long(ms))} en ${often(times)}`
    const [first, ...rest] = shown
    parts.push(
      first
        ? `${capital(inEtapa(etapa))}, el que más tiempo ha estado ${placed(lugar)}: ${told(first)}.${rest.length ? ` Siguen: ${rest.map(told).join('; ')}.` : ''}`
        : `Nadie ha estado ${placed(lugar)} ${inEtapa(etapa)}.`,
    )
  }
  return {
    text:
      lines(...parts) ||
      (who ? `${named(who.nombre)} no ${verb('juega', 'juegan', who)} ahí.` : 'De eso no tengo registro.'),
    quien: who ? [who] : [],
  }
}

/** Who stood at a place before a clan came to it, or took it from that clan, the last time. */
export async function succession(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const lugar = consulta.lugar ?? 1
  if (!who || !isClan(who)) return { text: 'De eso no tengo registro.' }
  const ids = clansOf(who, consulta, site)
  const isBefore = consulta.medida === 'antes'
  const parts: string[] = []
  for (const etapa of site.community.etapas.filter(({ id }) =>
    who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)),
  )) {
    const moves = await movesAt(site.db, etapa.id, lugar, mostRows)
    if (!moves) return tooWide
    const own = moves.filter(({ id_clan }) => ids.includes(id_clan))
    const turning = own.findLast(({ ranking, antes }) => (isBefore ? ranking : antes) === lugar)
    const other =
      turning &&
      moves.find(
        ({ fecha, id_clan, ranking, antes }) =>
          fecha === turning.fecha && !ids.includes(id_clan) && (isBefore ? antes : ranking) === lugar,
      )
    const name = other && site.community.clanById.get(other.id_clan)?.nombre
    const time = turning ? `, el ${bold(formatDate(turning.fecha))}` : ''
    parts.push(
      name && other
        ? isBefore
          ? `Antes de ${named(who.nombre)} iba ${placed(lugar)} ${inEtapa(etapa)} ${bold(link(name, paths.clan(other.id_clan)))}, hasta que lo ${verb('pasó', 'pasaron', who)}${time}.`
          : `A ${named(who.nombre)} ${bold(link(name, paths.clan(other.id_clan)))} le quitó el ${placed(lugar)} ${inEtapa(etapa)} la última vez${time}.`
        : turning
          ? `${named(who.nombre)} ${isBefore ? 'llegó' : 'dejó'} el ${placed(lugar)} ${inEtapa(etapa)}${time}, sin que otro ${isBefore ? 'lo tuviera' : 'llegara'} en esa partida.`
          : `${named(who.nombre)} nunca ${verb('ha', 'han', who)} ${isBefore ? 'llegado al' : 'perdido el'} ${placed(lugar)} ${inEtapa(etapa)}.`,
    )
  }
  return { text: lines(...parts) || 'De eso no tengo registro.', quien: [who] }
}
