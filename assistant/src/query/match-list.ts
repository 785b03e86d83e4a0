import { paths } from '@trinchera/contract/site-paths'
import { formatTime, formatDate } from '@trinchera/rules/presentation'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bullets, capital, lines, link, listed, named, verb, wonAndLost, andMore } from '../wording'
import type { Consulta } from './consulta'
import { detailText } from './match-detail'
import { matchesWord, ownMatches, tally, type Own } from './own-matches'
import {
  clanLink,
  clanName,
  playedOn,
  rivalOf,
  saidEtapas,
  scopeOf,
  subjectOf,
  tables,
  tooWide,
  whenSaid,
  whereSaid,
} from './scope'

/** The matches asked about as their sides saw them: of whom it is about, else each as its winner did. */
export async function matchesOf(consulta: Consulta, site: Site): Promise<Own[] | null> {
  if (subjectOf(consulta, site)) return ownMatches(consulta, site)
  const scope = scopeOf(consulta, site)
  const found = scope ? await playedOn(consulta, scope, site) : []
  return found && found.map((match) => ({ match, own: match.ganador, rival: match.perdedor, won: true }))
}

const etapaName = ({ match }: Own, { community }: Site, several: boolean) => {
  const etapa = several && community.etapas.find(({ id }) => id === match.id_etapa)
  return etapa ? `, ${etapa.nombre} de ${etapa.juego.nombre}` : ''
}
const dayOf = ({ match: { id, fecha } }: Own) => link(`${formatDate(fecha)}, ${formatTime(fecha)}`, paths.partida(id))

/** A match in a few words: who beat whom, and when. */
async function told(own: Own, site: Site, several = true): Promise<string> {
  const { match } = own
  const [winner, loser] = [
    await clanName(site, match.ganador, match.id),
    await clanName(site, match.perdedor, match.id),
  ]
  return `${bold(clanLink(site, match.ganador, winner))} ${verb('venció', 'vencieron', winner)} a ${clanLink(site, match.perdedor, loser)} (${dayOf(own)}${etapaName(own, site, several)})`
}

/** The same of a clan that is spoken of: 'ganó a Puelche'. */
async function toldOwn(own: Own, site: Site, several: boolean): Promise<string> {
  const rival = await clanName(site, own.rival, own.match.id)
  return `${own.won ? 'ganó a' : 'perdió con'} ${bold(clanLink(site, own.rival, rival))} (${dayOf(own)}${etapaName(own, site, several)})`
}

/** The matches of a day are told whole up to so many: no page of the site lists them by day. */
const mostOfDay = 40
const isOneDay = ({ desde, hasta }: Consulta) =>
  desde !== '' && hasta !== '' && Date.parse(`${hasta}Z`) - Date.parse(`${desde}Z`) <= 86_400_000

/** The matches of a period: how many, five at most, and a link to the rest; yes or no first where that was asked. */
export async function matchList(consulta: Consulta, site: Site): Promise<Reply> {
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const { resultado, medida } = consulta
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const found = resultado ? all.filter(({ won }) => won === (resultado === 'ganada')) : all
  const time = whenSaid(consulta, site)
  const where = whereSaid(consulta, site)
  const whether = medida === 'existe'
  const about = {
    quien: who ? (rival ? [who, rival] : [who]) : [],
    etapas: saidEtapas(consulta, site)?.slice(0, 1) ?? [],
  }
  // of two, how they stand against each other says more than one side of it
  const between = (matches: readonly Own[]) => {
    if (!whether || !who || !rival || time) return null
    const etapas = site.community.etapas.filter(({ id }) => matches.some(({ match }) => match.id_etapa === id))
    const each = etapas.map((etapa) => {
      const { triunfos, derrotas } = tally(matches.filter(({ match }) => match.id_etapa === etapa.id))
      return `${bold(`${triunfos}–${derrotas}`)} ${inEtapa(etapa)}`
    })
    return each.length ? `Entre los dos van ${listed(each)}.` : 'Entre los dos van 0–0: no se han enfrentado.'
  }
  if (!found.length) {
    const did = { ganada: verb('ganó', 'ganaron', who ?? ''), perdida: verb('perdió', 'perdieron', who ?? '') }
    const never = whether && who && rival && !time && resultado
    const none = never
      ? `${named(who.nombre)} nunca ${resultado === 'ganada' ? 'le ' : ''}${verb('ha', 'han', who)} ${resultado === 'ganada' ? `ganado a ${named(rival.nombre)}` : `perdido con ${named(rival.nombre)}`}`
      : who
        ? `${named(who.nombre)} no ${resultado ? did[resultado] : verb('jugó', 'jugaron', who)}${rival ? ` contra ${named(rival.nombre)}` : ''}`
        : 'no se jugó ninguna partida'
    const before = await matchesOf({ ...consulta, desde: '' }, site)
    const last = before?.find(({ won }) => !resultado || won === (resultado === 'ganada'))
    return {
      ...about,
      text: lines(
        `${whether ? 'No: ' : ''}${whether ? none : capital(none)}${time}${where}.`,
        between(all),
        last && `La última antes de eso: ${await told(last, site)}.`,
      ),
    }
  }
  const one = found.length === 1
  const head = who
    ? `${named(who.nombre)} ${resultado === 'ganada' ? verb('ganó', 'ganaron', who) : resultado === 'perdida' ? verb('perdió', 'perdieron', who) : verb('jugó', 'jugaron', who)} ${bold(matchesWord(found.length))}${rival ? ` contra ${named(rival.nombre)}` : ''}${time}${where}${resultado ? '' : `, con ${wonAndLost(tally(found))}`}${one ? ':' : '.'}`
    : `se ${one ? 'jugó' : 'jugaron'} ${bold(matchesWord(found.length))}${time}${where}${one ? ':' : '.'}`
  const etapas = new Set(found.map(({ match }) => match.id_etapa))
  const shown = found.slice(0, isOneDay(consulta) && found.length <= mostOfDay ? mostOfDay : found.length === 6 ? 6 : 5)
  const several = etapas.size > 1
  const rows = await Promise.all(
    shown.map((own) => (who && isClan(who) ? toldOwn(own, site, several) : told(own, site, several))),
  )
  const [first = '', ...others] = rows
  const [etapa] = [...etapas]
  const rest = who
    ? isClan(who)
      ? paths.clan(found[0]?.own ?? 0)
      : paths.jugador(who.id)
    : etapas.size === 1 && etapa
      ? paths.etapa(etapa)
      : paths.ladder
  return {
    ...about,
    text: lines(
      `${whether ? 'Sí: ' : ''}${whether ? head : capital(head)}${one ? ` ${first}.` : ''}`,
      one && found[0] && (await detailText(found[0].match.id, site)),
      between(all),
      !one && `La última: ${first}.`,
      others.length > 0 && lines('Antes:', bullets(others)),
      andMore(found.length - shown.length, rest),
    ),
  }
}

/** The first match of all in some etapas, each told by itself. */
export async function firstOf(consulta: Consulta, site: Site): Promise<Reply> {
  const parts: string[] = []
  for (const etapa of tables(consulta, site)) {
    const all = await matchesOf({ ...consulta, etapa: [etapa.id] }, site)
    if (!all) return tooWide
    const first = all.at(-1)
    if (first) parts.push(`La primera ${inEtapa(etapa)}: ${await told(first, site, false)}.`)
  }
  return { text: lines(...parts) || 'Todavía no se juega ninguna partida.' }
}
