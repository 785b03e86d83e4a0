import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { Question } from '../understand'
import { withoutNames } from '../query/agenda'
import { answerConsulta } from '../query/answer'
import { asked, refOf } from '../query/consulta'
import { newThread } from '../thread-state'

const whom = '(?:a|con|contra) (?:quien(?:es)?|kien|cual(?:es)?|que (?:clan(?:es)?|equipos?|rival(?:es)?))'
const worth =
  '(?:convien\\w+|convendria|sirve[n]?|serviria|deberi\\w+|debo|debemos|recomiend\\w+|aconsej\\w+|sugier\\w+|vale la pena|es mejor|seria mejor|rinde|hay que|tengo que|tenemos que|tendri\\w+ que)'
const meets = '(?:ret\\w+|desafi\\w+|jug\\w+|enfrent\\w+|pelear\\w*)'
const asksWorth = new RegExp(
  `\\b${whom}\\b.*\\b${worth}\\b.*\\b${meets}\\b|\\b(?:que|cual) (?:rival|reto)(?:es|s)? (?:nos |me |le |les )?${worth}\\b|\\bque (?:clan|equipo) (?:nos |me |le |les )?${worth} (?:retar|desafiar|enfrentar)\\w*|\\b${whom}\\b (?:nos |me |le |les )?${meets}\\b.*\\b(?:subir|subo|subimos|escalar|avanzar|quedar mas arriba)\\b|\\b(?:recomiend\\w+|sugier\\w+|dame|dime)\\b.*\\b(?:rival|(?:a quien|clan para) (?:retar|desafiar))\\b`,
)
const ofElse =
  /\b(?:torneos?|copas?|puedo|podemos|se puede|permit\w+|avis\w+|report\w+|pedir|hablar|escribir|mapas?|amistos\w+)\b/

/** Whom it is worth to challenge: those above, and where a win over them leads; null where that is not asked. */
export async function worthChallenging(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, numero } = question
  const [one, another] = mentions
  const text = withoutNames(question).replace(/\b(?:q|k)\b/g, 'que')
  if (another || one?.others || (one && !one.clan) || ofElse.test(text) || !asksWorth.test(text)) return null
  const who = one?.clan ?? (await ownClan(site))
  const ref = who && refOf(who)
  if (!ref)
    return {
      kind: 'ask',
      text: 'A uno que vaya más arriba: el que gana sube la mitad de los puestos que los separan, así que conviene el más alto al que le puedas ganar. ¿De qué clan eres? Dime el nombre y lo calculo.',
    }
  const consulta = asked({
    de: 'clanes',
    medida: 'falta',
    quien: [ref],
    lugar: numero !== null && numero > 0 ? numero : null,
    etapa: etapaMention.etapas.map(({ id }) => id).slice(0, 8),
  })
  return { ...(await answerConsulta(consulta, question, newThread, site)), consulta }
}
