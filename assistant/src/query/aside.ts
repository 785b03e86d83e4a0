import { wonBy } from '../answers/palmares'
import { whyPlace } from '../answers/why-place'
import type { Site } from '../intent'
import type { Question } from '../understand'
import { plainText } from '../words/plain'
import { withoutNames } from './agenda'
import { asked } from './consulta'
import { grouped } from './grouped'
import type { Told } from './told'

/** Who met whom the most. */
const ofRivalry =
  /\b(?:rivalidad(?:es)?|clasicos?|duelos?|cruces?|enfrentamientos?)\b.*\bmas\b|\b(?:que|q|los|entre|quienes)\b.*\b(?:clanes|equipos|jugadores|quienes)\b.*\bmas\b.*\b(?:enfrent|top|cruz)\w+|\bquienes (?:se )?(?:han|mas)\b.*\b(?:enfrent|top|cruz)\w+/
const ofElse =
  /\b(?:quien|reto|torneos?|copas?|hoy|ayer|mis?|nos|nuestr\w+|hemos|conmigo|palmares|peleados?|apretad\w+)\b/

/** What is asked apart from matches and tables, by the form of the question: why a clan stands where it does, maps of a mode, who looks for whom, servers. */
export async function asideOf(question: Question, site: Site): Promise<Told | null> {
  const why = await whyPlace(question, site)
  if (why) return { intent: 'puesto', reply: why }
  const text = plainText(question.words)
  if (!question.mentions.length && ofRivalry.test(text) && !ofElse.test(text)) {
    const { etapas: said, juego, used } = question.etapaMention
    // 'el duelo más repetido' names no etapa of duels
    const etapas = [...used].every((at) => /^duelos?$/.test(question.words[at]?.plain ?? '')) ? [] : said
    const consulta = asked({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'par',
      limite: 1,
      etapa: etapas.map(({ id }) => id).slice(0, 8),
      juego: etapas.length ? null : (juego?.id ?? null),
    })
    return { intent: 'consulta', reply: await grouped(consulta, site) }
  }
  const won = await wonBy(withoutNames(question), question, site)
  if (won) return { intent: 'medallas-de', reply: won }
  return null
}
