import { scoresPlayed } from '@trinchera/db/queries/ladder/maps-played'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { inNames } from '../names/in-names'
import { withoutNames } from '../query/agenda'
import { asked, refOf } from '../query/consulta'
import { ownMatches, matchesWord } from '../query/own-matches'
import { periodIn } from '../query/period'
import { playedOn, scopeOf, tooWide, whenSaid, whereSaid } from '../query/scope'
import type { Question } from '../understand'
import { bold, counted, lines, link, named } from '../wording'

const score = /\b([0-3]) (?:a )?([0-3])\b/
const asksMany =
  /\bcuant[oa]s\b.*\b(?:partid[oa]s?|termin\w+|acab\w+|qued\w+|sal\w+|gan\w+|perd\w+|hubo|hay|han?|fueron|encuentros?)\b/
const notScores = /\b(?:rondas?|puesto|lugar|torneo|llave|si|servidor\w*|jugador(?:es)?|horas?)\b/

/** How many matches ended with a score in maps: 'cuántas terminaron 2-1 este mes'; null where that is not asked. */
export async function mapScores(question: Question, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention, server } = question
  const text = withoutNames(question)
  const [said, one, two] = score.exec(text) ?? []
  if (!said || one === two || server || mentions.length > 1 || mentions[0]?.others) return null
  if (!asksMany.test(text) || notScores.test(text)) return null
  const isName = inNames({ mentions, etapaMention })
  const time = periodIn(words, site.now, (at) => isName(at) || /^\d$/.test(words[at]?.plain ?? ''))
  const who = mentions[0]?.clan ?? mentions[0]?.jugador ?? null
  const ref = who && refOf(who)
  const consulta = asked({
    de: 'partidas',
    medida: 'cuenta',
    quien: ref ? [ref] : [],
    etapa: etapaMention.etapas.map(({ id }) => id).slice(0, 8),
    juego: etapaMention.etapas.length ? null : (etapaMention.juego?.id ?? null),
    ...time?.period,
  })
  const lost = /\b(?:perd\w+|pierd\w+)\b/.test(text)
  const scope = scopeOf(consulta, site)
  const own = who ? await ownMatches(consulta, site) : null
  const played = who
    ? own?.filter(({ won }) => won !== lost).map(({ match }) => match)
    : scope
      ? await playedOn(consulta, scope, site)
      : []
  if (!played) return tooWide
  const counts = await scoresPlayed(
    site.db,
    played.map(({ id }) => id),
  )
  const key = (a: string | number, b: string | number) =>
    [Math.max(Number(a), Number(b)), Math.min(Number(a), Number(b))].join('–')
  const name = key(one ?? 0, two ?? 0)
  const count = counts.get(name) ?? 0
  const noted = [...counts.values()].reduce((sum, each) => sum + each, 0)
  const rest = [...counts].filter(([other]) => other !== name).sort(([, a], [, b]) => b - a)
  return {
    text: lines(
      `${bold(matchesWord(count))} ${counted(count, 'terminó', 'terminaron')} ${bold(name)} en mapas${who ? `, ${lost ? 'perdidas' : 'ganadas'} por ${named(who.nombre)}` : ''}${whenSaid(consulta, site)}${whereSaid(consulta, site)}.`,
      `De ${played.length}, ${noted} anotaron sus mapas${
        rest.length
          ? `: además ${rest
              .slice(0, 3)
              .map(([other, many]) => `${many} por ${other}`)
              .join(', ')}`
          : ''
      }.`,
      link('Ver el ladder', paths.ladder),
    ),
    quien: who ? [who] : [],
    consulta,
  }
}
