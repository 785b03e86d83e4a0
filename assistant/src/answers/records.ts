import type { Answering, Asked } from '../intent'
import type { Who } from '../names/community'
import { etapaMentionIn } from '../names/etapas'
import { ofMatches } from '../query/matches'
import type { Consulta } from '../query/consulta'
import { queryOf } from '../query/query-of'
import { bold, named, run, verb, type Say } from '../wording'
import { clanTold, ofWho } from './of-whom'
import { inEtapa, isPlayer } from './which'

/** Something of the matches of whoever is named, as the typed query tells it; of a player in all etapas, unless the words say one. */
function ofTheirs(medida: Consulta['medida'], asked: Asked) {
  const [who] = asked.quien
  const everywhere = who && isPlayer(who) && !etapaMentionIn(asked.words, asked.site.community).used.size
  const quien = who ? [who] : []
  const consulta = queryOf(
    { ...asked, quien, ...(everywhere ? { etapas: [], juego: null } : {}) },
    { de: 'partidas', medida },
  )
  return ofMatches(consulta, asked.site, (of) => ({ ...asked, quien: of }))
}

/** Wins, losses and their percentage, in all and in each etapa. */
export const record: Answering = (asked) => ofTheirs('balance', asked)

const streakLine = (who: Who, racha: number, say: Say) =>
  racha
    ? `${named(who.nombre)} ${say(`${verb('viene', 'vienen', who)} con`, `${verb('is', 'are', who)} on`)} ${bold(run(racha, say))}`
    : `${named(who.nombre)} ${say(`no ${verb('tiene', 'tienen', who)} racha: todavía no hay partidas que cuenten`, `${verb('is', 'are', who)} on no streak: no match counts yet`)}`

/** The run of wins or losses a clan or a player is on. */
export const streak = ofWho(
  (asked, who) =>
    clanTold(
      asked,
      who,
      ({ clan, etapa }) => `${streakLine(who, clan.racha_actual, asked.say)} ${inEtapa(etapa, asked.say)}.`,
      ({ racha_actual }) => (racha_actual ? run(racha_actual, asked.say) : asked.say('todavía nada', 'nothing yet')),
      ['partidas'],
    ),
  (asked) => ofTheirs('racha', asked),
)
