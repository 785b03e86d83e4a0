import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { answerConsulta } from '../query/answer'
import { asked, refOf } from '../query/consulta'
import { isPair } from '../thread-state'
import { newThread, type Thread } from '../thread-state'
import type { Question } from '../understand'
import { lines } from '../wording'
import { isClan } from './which'

/** Which of the two is ahead: 'y quién va arriba en esa'. */
const asksLead =
  /^(?:y )?(?:quien|kien|cual)(?:es)? (?:(?:de los dos|de ellos) )?(?:va|van|esta|estan|iba|gano|ganaron|gana|ganan|ha ganado|han ganado|lleva|llevan|tiene|saco)(?: (?:arriba|ganando|adelante|mas|mejor|ganad[oa]s|victorias|veces|la ventaja|ventaja))+(?: (?:en|de) (?:es[ao]s?(?: \d+)?|eso|ellas|total|la serie|el historial|los duelos|es[ao]s? (?:etapa|partidas|duelos|serie|veces)))?(?: (?:ahi|entre (?:ellos|los dos|ambos|si)))?$/

const asksAhead =
  /^(?:y |entonces |pero )?(?:quien(?:es)?|kien|cual|que clan)(?: de (?:los dos|ell[oa]s|es[oa]s))?(?: (?:va|van|esta|estan|lleva|llevan|le|les|tiene|tienen|ha|han|se))* ?(?:ganando|arriba|adelante|gana|gano|ganaron|ganado|ganan|lidera|manda|ventaja|la ventaja|la delantera|mas)(?: (?:mas|veces|victorias|partidas|la ventaja|ventaja))*(?: (?:a quien|en total|historicamente|(?:en|de) (?:es[ao]s?|est[ao]s?|tod[ao]s|ell[oa]s|el historial|la serie|los dos|(?:esta|esa|la) etapa(?: actual)?)))*$/
const bareWon = /^(?:y )?(?:quien(?:es)?|kien|cual|que clan) (?:gano|ganaron|gana|tiene mas|lleva mas)$/
const ofThisEtapa = /\b(?:est[ae]|es[ae]|la) (?:etapa|ladder|temporada)(?: actual| de ahora)?\b/

/** Who is ahead of two that were told, in the etapa that was asked of: 'y quién va arriba en esa'; null where that is not asked. */
export async function pairAhead(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention } = question
  const [one, two] = thread.quien
  const text = words.map(({ plain }) => plain).join(' ')
  if (mentions.length || etapaMention.used.size || !one || !two) return null
  const isRivalry = thread.consulta === null && thread.intent === 'consulta' && thread.etapas.length === 1
  if (!isPair(thread) && !(isRivalry && thread.quien.length === 2)) return null
  const isEtapa = /^(?:y )?(?:solo )?(?:en |de )?(?:est[ae]|la) etapa(?: actual)?$/.test(text)
  if (!isEtapa && ((!asksAhead.test(text) && !asksLead.test(text)) || bareWon.test(text))) return null
  const [ref, rival] = [refOf(one), refOf(two)]
  if (!ref || !rival) return null
  const isThis = ofThisEtapa.test(text) || ofThisEtapa.test(thread.asked?.toLowerCase() ?? '')
  const both = isClan(one) && isClan(two) ? openOfBoth(one, two, site) : []
  const etapa = isRivalry
    ? thread.etapas.map(({ id }) => id)
    : thread.consulta?.etapa.length
      ? thread.consulta.etapa
      : isThis
        ? both.map(({ id }) => id)
        : []
  const consulta = asked({
    de: 'partidas',
    medida: 'balance',
    quien: [ref],
    rival,
    etapa,
    juego: thread.consulta?.juego ?? null,
  })
  const reply = await answerConsulta(consulta, question, newThread, site)
  const rows = reply.text.split('\n')
  const ahead = rows.find((row) => /^(?:Arriba va|Van iguales)/.test(row))
  return {
    ...reply,
    consulta,
    quien: [one, two],
    text: ahead ? lines(ahead, ...rows.filter((row) => row !== ahead)) : reply.text,
  }
}

/** The open etapas where two clans both are. */
function openOfBoth(one: ClanName, two: ClanName, { community }: Site): NamedEtapa[] {
  const isIn = ({ clanes }: ClanName, { id }: NamedEtapa) => clanes.some(({ id_etapa }) => id_etapa === id)
  return community.etapas.filter((etapa) => etapa.activo && isIn(one, etapa) && isIn(two, etapa))
}
