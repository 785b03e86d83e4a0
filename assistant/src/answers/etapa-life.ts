import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { countPlayed, etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import { chileDay } from '@trinchera/rules/chile-time'
import { etapaState } from '@trinchera/rules/etapa-state'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import { asked } from '../query/consulta'
import { matchesWord } from '../query/own-matches'
import { sayIn, type Say } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, capital, counted, lines, link, quoted, when } from '../wording'
import { onDay } from '../english/say'
import { etapaLink, inEtapa, theEtapa } from './which'

// How active etapas are: whether one is still played, how many clans there are, how much is played in a day.

const dayMs = 86_400_000
/** So long ago is lately. */
const latelyMs = 7 * dayMs

const lives =
  /\b(?:todavia|aun|sigue[n]?)\b.*\b(?:juega[n]?|jugando|activ[oa]s?|viv[oa]s?|vigentes?|abiert[oa]s?|existe[n]?)\b|\bse juega[n]?\b(?: (?:harto|mucho|algo|todavia|aun|poco|o no|o ya no))*$|\b(?:esta|anda|sigue|es)\b.*\b(?:muert[oa]|viv[oa]|activ[oa]|abandonad[oa]|botad[oa])\b|\b(?:hay|queda|tiene|juega) (?:gente|alguien)\b|\b(?:alguien|gente) juega\b|\b(?:se )?murio\b|^(?:muert[oa]|viv[oa]|activ[oa])\b/
/** It asks whether it is over: yes and no are the other way round. */
const gone = /\b(?:muert[oa]|murio|abandonad[oa]|botad[oa]|ya no)\b/
const ofElse =
  /\b(?:servidor\w*|server\w*|sv|torneos?|copas?|quien(?:es)?|que|cuant[oa]s?|cuando|donde|como|hoy|ahora|manana|mapas?|retos?|clan(?:es)?|equipos?|stream\w*|mi|mis|nuestr\w+|por|a que hora)\b/

const livesInEnglish =
  /\b(?:still|anyone|anybody|people)\b.*\b(?:play\w*|active|alive|around)\b|\bis · (?:active|alive|dead|abandoned|empty)\b|\b(?:dead|alive)\b.*·|\b(?:does|do) (?:anyone|anybody|people) (?:still )?play ·/
const ofElseInEnglish =
  /\b(?:servers?|tournaments?|cups?|who|what|which|how|when|where|now|today|tonight|maps?|challenges?|clans?|teams?|my|our|why)\b/

/** What is played in an etapa, its last match and how much of it is of late. */
async function lifeOf(etapa: NamedEtapa, { db, now }: Site, say: Say): Promise<string> {
  const span = await etapaSpan(db, etapa.id)
  const all = await clanesOfEtapa(db, etapa.id)
  const count = bold(
    etapa.multijugador
      ? say(counted(all.length, '1 clan', `${all.length} clanes`), counted(all.length, '1 clan', `${all.length} clans`))
      : say(
          counted(all.length, '1 jugador', `${all.length} jugadores`),
          counted(all.length, '1 player', `${all.length} players`),
        ),
  )
  const where = say(capital(inEtapa(etapa)), etapaLink(etapa))
  if (!span) return say(`${where} hay ${count} y todavía ninguna partida.`, `${where}: ${count}, and no match yet.`)
  const scope = { etapas: [etapa.id] }
  const [total, lately] = [
    await countPlayed(db, scope),
    await countPlayed(db, { ...scope, desde: new Date(now.getTime() - latelyMs).toISOString() }),
  ]
  return say(
    `${where} hay ${count} y ${bold(matchesWord(total))}, ${lately} en los últimos 7 días; la última fue ${when(span.last, now)}.`,
    `${where}: ${count} and ${bold(`${total} matches`)}, ${lately} in the last 7 days; the last one was ${onDay(span.last)}.`,
  )
}

/** Whether the game or the etapa that is named is still played; null where that is not asked. */
export async function stillPlayed(question: Question, site: Site, english = false): Promise<Reply | null> {
  const { mentions, etapaMention, server } = question
  const text = withoutNames(question)
  const [asks, not] = english ? [livesInEnglish, ofElseInEnglish] : [lives, ofElse]
  if (mentions.length || server || !etapaMention.used.size || !asks.test(text) || not.test(text)) return null
  const say = sayIn(english)
  const said = etapaMention.etapas.length
    ? etapaMention.etapas
    : site.community.etapas.filter(({ juego }) => juego.id === etapaMention.juego?.id)
  const open = said.filter(({ activo }) => activo)
  const isGone = /\b(?:dead|abandoned|empty)\b/.test(text) || gone.test(text)
  const name =
    etapaMention.juego && !etapaMention.etapas.length
      ? bold(quoted(etapaMention.juego.nombre))
      : said.map((etapa) => say(theEtapa(etapa), etapaLink(etapa)))[0]
  const yes = say('Sí', 'Yes')
  if (!open.length)
    return {
      text: lines(
        `${isGone ? yes : 'No'}: ${name ?? ''} ${say('no tiene etapa abierta', 'has no open stage')}.`,
        bullets(
          said.map((etapa) =>
            say(`${capital(theEtapa(etapa))} está ${etapaState(etapa)}`, `${etapaLink(etapa)} is closed`),
          ),
        ),
      ),
      etapas: said,
    }
  return {
    text: lines(
      `${isGone ? 'No' : yes}: ${name ?? ''} ${say('se juega', isGone ? 'is played' : 'is still played')}.`,
      ...(await Promise.all(open.map((etapa) => lifeOf(etapa, site, say)))),
    ),
    etapas: open,
    consulta: asked({ de: 'etapas', medida: 'inicio', etapa: open.map(({ id }) => id).slice(0, 8) }),
  }
}

const asksClans =
  /^(?:y )?cuant[oa]s (?:clanes|equipos|teams)\b(?: (?:hay|existen|son|estan|juegan|compiten|participan|activ[oa]s?|vigentes|inscrit[oa]s|ahora|hoy|actualmente|en total|en juego|jugando|en el (?:sitio|ladder)|en la (?:pagina|comunidad)|tiene (?:el (?:sitio|ladder)|la pagina)|aca|aqui))*$/

/** How many clans there are in the open etapas, all of them first; null where that is not asked. */
export async function clansInAll(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, server } = question
  if (mentions.length || etapaMention.used.size || server || !asksClans.test(withoutNames(question))) return null
  const open = site.community.etapas.filter(({ activo }) => activo)
  const rows = await Promise.all(
    open.map(async (etapa) => ({ etapa, count: (await clanesOfEtapa(site.db, etapa.id)).length })),
  )
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return {
    text: lines(
      `Hay ${bold(counted(total, '1 clan', `${total} clanes`))} en ${counted(open.length, '1 etapa abierta', `${open.length} etapas abiertas`)}:`,
      bullets(
        rows.map(
          ({ etapa, count }) =>
            `${capital(inEtapa(etapa))}: ${bold(String(count))}${etapa.multijugador ? '' : ', uno contra uno'}`,
        ),
      ),
      link('Ver el ladder', paths.ladder),
    ),
    etapas: open,
  }
}

const perDay =
  /\b(?:promedio|(?:la|de) media)\b.*\bpartid[oa]s\b|\bpartid[oa]s\b.*\b(?:en |de )?promedio\b|\bpartid[oa]s (?:se (?:juegan?|hacen|reportan) )?(?:\w+ ){0,3}?(?:por|al|a la|x|cada|diari[oa]s|semanales|mensuales)(?: (?:dia|semana|mes))?\b|\bcuant[oa]s? se juegan? (?:\w+ ){0,2}?(?:por|al|a la|x|cada) (?:dia|semana|mes)\b/
const notPerDay =
  /\b(?:gan\w+|perd\w+|victorias?|derrotas?|mapas?|rondas?|puedo|puede|maximo|limite|seguid\w+|reto|torneo)\b/
const units: readonly (readonly [RegExp, string, number])[] = [
  [/\b(?:semana|semanal\w*)\b/, 'semana', 7],
  [/\b(?:mes|mensual\w*)\b/, 'mes', 30],
  [/(?:)/, 'día', 1],
]

/** The days of the calendar from one instant to another, both counted. */
const daysBetween = (first: string, last: string) =>
  1 + Math.round((Date.parse(chileDay(last)) - Date.parse(chileDay(first))) / dayMs)

/** How many matches are played in a day, a week or a month: in all, or in the etapas that are said; null where that is not asked. */
export async function playedPerDay(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, server } = question
  const text = withoutNames(question)
  if (mentions.length || server || !perDay.test(text) || notPerDay.test(text)) return null
  const [, unit = 'día', length = 1] = units.find(([says]) => says.test(text)) ?? []
  const all = site.community.etapas.filter(({ juego }) => !etapaMention.juego || juego.id === etapaMention.juego.id)
  const said = etapaMention.etapas.length ? etapaMention.etapas : all
  const found = (
    await Promise.all(
      said.map(async (etapa) => {
        const span = await etapaSpan(site.db, etapa.id)
        const last = etapa.activo ? site.now.toISOString() : span?.last
        return span && last
          ? [{ etapa, first: span.first, last, count: await countPlayed(site.db, { etapas: [etapa.id] }) }]
          : []
      }),
    )
  ).flat()
  if (!found.length) return null
  const rate = ({ first, last, count }: { first: string; last: string; count: number }) => {
    const days = daysBetween(first, last)
    const some = ((count * length) / days).toLocaleString('es-CL', { maximumFractionDigits: 1 })
    return `${bold(`${some} partidas por ${unit}`)} (${matchesWord(count)} en ${counted(days, '1 día', `${days} días`)})`
  }
  const whole = {
    first: found.map(({ first }) => first).toSorted()[0] ?? '',
    last:
      found
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? '',
    count: found.reduce((sum, { count }) => sum + count, 0),
  }
  const rows = found.map((each) => `${capital(inEtapa(each.etapa))}: ${rate(each)}`)
  return {
    text:
      found.length === 1
        ? `${rows[0] ?? ''}, desde el ${formatDate(whole.first)}.`
        : lines(
            `En ${etapaMention.juego ? quoted(etapaMention.juego.nombre) : etapaMention.used.size ? 'todas ellas' : 'todo el sitio'}, ${rate(whole)}.`,
            bullets(rows),
          ),
    etapas: found.map(({ etapa }) => etapa),
  }
}
