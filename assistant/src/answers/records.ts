import type { Answering, Asked } from '../intent'
import { etapaMentionIn } from '../names/etapas'
import { ofMatches } from '../query/matches'
import type { Consulta } from '../query/consulta'
import { queryOf } from '../query/query-of'
import { clanStreak, ofWho } from './of-whom'
import { isPlayer } from './which'

/** Something of the matches of whoever is named, as the typed query tells it; of a player in all etapas, unless the words say one. */
async function ofTheirs(medida: Consulta['medida'], asked: Asked) {
  const [who] = asked.quien
  const everywhere = who && isPlayer(who) && !etapaMentionIn(asked.words, asked.site.community).used.size
  const quien = who ? [who] : []
  const consulta = queryOf(
    { ...asked, quien, ...(everywhere ? { etapas: [], juego: null } : {}) },
    { de: 'partidas', medida },
  )
  return { ...(await ofMatches(consulta, asked.site)), consulta }
}

/** Wins, losses and their percentage, in all and in each etapa. */
export const record: Answering = (asked) => ofTheirs('balance', asked)

/** The run of wins or losses a clan or a player is on. */
export const streak = ofWho(clanStreak, (asked) => ofTheirs('racha', asked))
