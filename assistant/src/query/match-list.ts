import { paths } from '@trinchera/contract/site-paths'
import { isClan, inEtapa } from '../answers/which'
import { button } from '../buttons'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import {
  andMore,
  bold,
  bullets,
  capital,
  lines,
  shortened,
  verb,
  wonAndLost,
  counted,
  named,
  quoted,
  whenPlayed,
} from '../wording'
import type { Consulta } from './consulta'
import { detailText, matchLine, whoLink } from './match-told'
import { against, etapasPlayed, matchesWord, ownMatches, tally, type Own } from './own-matches'
import { playedOn, rivalOf, saidEtapas, scopeOf, subjectOf, tooWide, whenSaid, whereSaid } from './scope'

/** The matches asked about as their sides saw them: of whom it is about, else each as its winner did. */
export async function matchesOf(consulta: Consulta, site: Site): Promise<Own[] | null> {
  if (subjectOf(consulta, site)) return ownMatches(consulta, site)
  const scope = scopeOf(consulta, site)
  const found = scope ? await playedOn(consulta, scope, site) : []
  return found && found.map((match) => ({ match, own: match.ganador, rival: match.perdedor, won: true }))
}

/** The matches of a day are told whole up to so many: no page of the site lists them by day. */
const mostOfDay = 40
const isOneDay = ({ desde, hasta }: Consulta) =>
  desde !== '' && hasta !== '' && Date.parse(`${hasta}Z`) - Date.parse(`${desde}Z`) <= 86_400_000

const did = {
  ganada: ['ganó', 'ganaron', 'won'],
  perdida: ['perdió', 'perdieron', 'lost'],
  '': ['jugó', 'jugaron', 'played'],
} as const

/** The page that has the rest of a list. */
const pageOf = (who: Who | null, [first]: readonly Own[], etapas: number) =>
  who && isClan(who)
    ? paths.clan(first?.own ?? who.clanes[0]?.id ?? 0)
    : who
      ? paths.jugador(who.id)
      : first && etapas === 1
        ? paths.etapa(first.match.id_etapa)
        : paths.ladder

/** How many they are, of whom, against whom, when and where: 'Puelche jugó 3 partidas ayer, con 2 victorias y 1 derrota'. */
function headOf(consulta: Consulta, found: readonly Own[], site: Site): string {
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const { say } = site
  const said = `${whenSaid(consulta, site)}${whereSaid(consulta, site)}`
  const count = found.length ? bold(matchesWord(found.length, say)) : say('ninguna partida', 'no match')
  const no = found.length ? '' : say('no ', '')
  if (!who)
    return say(
      `${no}se ${found.length > 1 ? 'jugaron' : 'jugó'} ${count}${said}`,
      `${count} ${found.length > 1 ? 'were' : 'was'} played${said}`,
    )
  const [one, many, english] = did[consulta.resultado ?? '']
  const balance = found.length && !consulta.resultado ? `, ${say('con', 'with')} ${wonAndLost(tally(found), say)}` : ''
  return `${whoLink(who, found[0]?.own)} ${no}${say(verb(one, many, who), english)} ${count}${against(rival, say)}${said}${balance}`
}

/** The matches of a period, or the last ones: how many, some of them, and a link to the rest; yes or no first where that was asked. */
export async function matchList(consulta: Consulta, site: Site): Promise<Reply> {
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const { resultado } = consulta
  const { say } = site
  const whether = consulta.medida === 'existe'
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const fits = ({ won }: Own) => !who || !resultado || won === (resultado === 'ganada')
  const found = all.filter(fits)
  const head = headOf(consulta, found, site)
  const etapas = etapasPlayed(found, site)
  const most = isOneDay(consulta) && found.length <= mostOfDay ? mostOfDay : consulta.limite
  const { shown, more } = shortened(found, most)
  const [first, ...others] = await Promise.all(shown.map((own) => matchLine(own, site, who)))
  const before = first ? undefined : (await matchesOf({ ...consulta, desde: '' }, site))?.find(fits)
  return {
    quien: [who, rival].flatMap((each) => each ?? []),
    etapas: who && etapas.length === 1 ? etapas : (saidEtapas(consulta, site)?.slice(0, 1) ?? []),
    listed: shown.flatMap((own) => site.community.clanById.get(own.rival) ?? []),
    text: lines(
      `${whether ? `${first ? say('Sí', 'Yes') : 'No'}: ${head}` : capital(head)}.`,
      ...(whether && who && rival && !consulta.desde ? pairStands(who, rival, all, site) : []),
      first && `${found.length > 1 ? `${say('La última', 'The last')}: ${first}` : capital(first)}.`,
      found.length === 1 && (await detailText(found[0]?.match.id ?? 0, site)),
      others.length > 0 && lines(say('Antes:', 'Before it:'), bullets(others)),
      before && `${say('La última antes de eso', 'The last before that')}: ${await matchLine(before, site, who)}.`,
      andMore(more, pageOf(who, found, etapas.length), say),
    ),
  }
}

/** How two stand against each other in each etapa where they met, by the matches of the first of them. */
export const pairStands = (one: Who, two: Who, matches: readonly Own[], site: Site): string[] =>
  etapasPlayed(matches, site).map((etapa) => {
    const { say } = site
    const there = matches.filter(({ match }) => match.id_etapa === etapa.id)
    const { triunfos, derrotas } = tally(there)
    const first = triunfos >= derrotas ? one : two
    const score = bold(`${Math.max(triunfos, derrotas)}–${Math.min(triunfos, derrotas)}`)
    const leads = say(
      etapa.activo ? verb('gana', 'ganan', first) : verb('ganó', 'ganaron', first),
      verb('leads', 'lead', first),
    )
    const lead =
      triunfos === derrotas
        ? `${say(etapa.activo ? 'Van iguales' : 'Quedaron iguales', 'Even')}, ${score}`
        : `${named(first.nombre)} ${leads} ${score}`
    const [latest] = there
    const winner = latest?.won ? one : two
    const last = latest ? whenPlayed(latest.match, site.now, say) : ''
    return `${lead} ${inEtapa(etapa, say)}, ${say('en', 'of')} ${matchesWord(there.length, say)}. ${say(`La última fue ${last} y la ${verb('ganó', 'ganaron', winner)} ${quoted(winner.nombre)}`, `The last was ${last}, won by ${quoted(winner.nombre)}`)}.`
  })

/** How two stand against each other, in all and etapa by etapa. `time`: when, as it is said. */
export function pairTold(one: Who, two: Who, matches: readonly Own[], site: Site, time = ''): Reply {
  const all = tally(matches)
  const { say } = site
  const times = (count: number) => bold(counted(count, say('1 vez', 'once'), `${count} ${say('veces', 'times')}`))
  const [a, b] = [whoLink(one, matches[0]?.own), whoLink(two, matches[0]?.rival)]
  const etapas = etapasPlayed(matches, site)
  return {
    text: all.juegos
      ? lines(
          say(
            `${a} y ${b} se han enfrentado ${times(all.juegos)}${time}: ${quoted(one.nombre)} ${verb('ganó', 'ganaron', one)} ${times(all.triunfos)} y ${quoted(two.nombre)} ${times(all.derrotas)}.`,
            `${a} and ${b} have met ${times(all.juegos)}${time}: ${quoted(one.nombre)} won ${bold(String(all.triunfos))} and lost ${bold(String(all.derrotas))}.`,
          ),
          ...pairStands(one, two, matches, site),
        )
      : `${named(one.nombre)} ${say('y', 'and')} ${named(two.nombre)} ${say('no se han enfrentado', 'have not met')}${time}: ${bold('0–0')}.`,
    quien: [one, two],
    etapas: etapas.slice(0, 1),
    sugerencias: [button('siGana', one, two), button('siGana', two, one)],
  }
}
