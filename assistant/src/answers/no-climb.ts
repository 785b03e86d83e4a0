import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, bullets, lines, link, named, placed, verb, sayIn, type Say } from '../wording'
import { counts, ranged, sideOf } from './which'

const won = /\b(?:gan(?:e|o|amos|aron|ando|ado|as|a)|venci\w*|victoria|win|won|winning|beat)\b/
/** The place stayed as it was. */
const stayed =
  /\b(?:no (?:me |nos |se |les? |lo )?(?:han? |hemos |he )?(?:sub\w+|movi\w*|mueve\w*|avan[zc]\w+|cambi\w+ (?:de )?(?:puesto|lugar|posicion|nada)|puj\w+)|(?:segui\w*|sigo|sigue[n]?|quede|quedamos|estoy|estamos) (?:en el |en la |en |el |al )?(?:mism[oa] (?:puesto|lugar|posicion)|mism[oa]$|igual$|donde mismo|ahi mismo)|(?:didn ?t|did not|don ?t|not|haven ?t|never) (?:\w+ )?(?:go(?:ne|ing)? up|move[d]?|climb(?:ed)?|rise|risen|rose)|(?:same|still in the same) (?:place|spot|position))\b/
/** What only a supposed result leads to, or what is no match of the ladder. */
const ofElse =
  /\b(?:derrota|resultado|torneos?|copas?|si (?:le )?(?:gano|ganamos|gana|ganara\w*)|tournament|cup|if (?:i|we))\b|\d/

/** Why the last win of a clan moved it no place, or that it did. */
async function lastWin(
  who: ClanName,
  { etapas, juego }: Question['etapaMention'],
  site: Site,
  say: Say,
): Promise<string> {
  const [table] = ranged({ etapas, juego, site }, who)
  if (!table) return ''
  const { matches } = await clanMatches(site.db, table.id, { pagina: 1, por_pagina: 50 })
  const last = matches.filter(counts).find((match) => sideOf(match, table.id).won)
  if (!last) return ''
  const { ganador, perdedor, fecha } = last
  const day = link(formatDate(fecha), paths.partida(last.id))
  const head = say(
    `La última que ${verb('ganó', 'ganaron', who)} ${named(who.nombre)} (${day}) fue a ${named(perdedor.nombre)}`,
    `The last win of ${named(who.nombre)} (${day}) was over ${named(perdedor.nombre)}`,
  )
  if (ganador.antes && ganador.despues && ganador.despues < ganador.antes)
    return say(
      `${head}, y con ella ${verb('subió', 'subieron', who)} del ${placed(ganador.antes)} al ${bold(placed(ganador.despues))}.`,
      `${head}: it went from number ${ganador.antes} to number ${ganador.despues}.`,
    )
  const lost = perdedor.antes ?? 0
  return ganador.antes && (!lost || lost > ganador.antes)
    ? say(
        `${head}, que ${lost ? `${verb('iba', 'iban', perdedor.nombre)} ${placed(lost)}, más abajo` : `${verb('estaba', 'estaban', perdedor.nombre)} No Rankeado`}: por eso ${bold('no movió puestos')}.`,
        `${head}, ${lost ? `number ${lost}, placed below` : 'who was unranked'}: that is why it ${bold('moved nobody')}.`,
      )
    : `${head}.`
}

/** Why somebody won and went up no place: what a win must be for that; null where that is not asked. */
export async function noClimb(question: Question, site: Site, english = false): Promise<Reply | null> {
  const { mentions, etapaMention, server } = question
  const text = withoutNames(question)
  const [one, another] = mentions
  if (server || another || (one && (!one.clan || one.others))) return null
  if (!won.test(text) || !stayed.test(text) || ofElse.test(text)) return null
  const say = sayIn(english)
  const who = one?.clan ?? (await ownClan(site))
  return {
    text: lines(
      who && (await lastWin(who, etapaMention, site, say)),
      say('Una victoria no te sube si:', 'A win moves you up no place when:'),
      bullets([
        say(
          `El vencido va ${bold('más abajo')} que tú, o está No Rankeado: eso no mueve la tabla.`,
          `The beaten clan is placed ${bold('below')} yours, or is unranked.`,
        ),
        say(
          `${bold('Todavía no se reporta')}: la tabla se mueve cuando el que perdió la reporta, y tiene ${reportDeadlineHours} horas.`,
          `It is ${bold('not reported yet')}: the clan that lost has ${reportDeadlineHours} hours, and the table moves then.`,
        ),
        say(
          `Ya ibas ${bold('1.º')}, o después otro te pasó: cada uno que te pasa te baja un puesto.`,
          `You were ${bold('first')} already, or somebody passed you afterwards.`,
        ),
      ]),
      link(say('Reglamento: quedarse donde mismo', 'See the rule (in Spanish)'), paths.articulo('art-sin-cambio')),
    ),
    sugerencias: ['¿Cómo funciona el ranking?'],
    quien: who ? [who] : [],
  }
}
