import type { Reply, Site } from '../intent'
import { bold, lines } from '../wording'
import { enoughPlayers, number, valueOf } from './players-needed'
import { ruleReply } from './rules'

const says = new RegExp(
  `\\b(?:quedamos|quedaron|quedan|somos|estamos|seriamos|vamos|falta[n]?|faltaron|bajo|bajaron|cayo|cayeron|jugar con|jugamos con|juegan con|solo) (?:solo |los |como |nomas )?${number}\\b(?! (?:puestos?|lugar(?:es)?|partidas?|victorias?|derrotas?|minutos?|horas?|dias?|semanas?|mapas?|rondas?|clan(?:es)?|retos?|puntos?|capturas?|por|para (?:subir|ser|llegar|el)))`,
)
const asksPlaying =
  /\b(?:jug\w+|jueg\w+|sirve|vale|se puede|podemos|puede[n]?|alcanza\w*|basta\w*|igual|partida|match|que (?:hacemos|pasa))\b/
const ofElse =
  /\b(?:hay (?:gente|alguien)|queremos jugar|se quiere ir|se va|sin nadie|lider|torneos?|copas?|1v1|uno contra uno|mapas?|fundar|clan nuevo|crear|puestos?|puesto|tabla|rankead\w*|primero|cuentas?|capturas?|retos?|servidor(?:es)?|server|volver|vuelve|reconect\w+|desconect\w+|etapas?|medall\w+|racha)\b|·/

/** Whether a clan may play with as many as are there; null where that is not asked. */
export function playersAsked(text: string, site: Pick<Site, 'reglamento'>): Reply | null {
  if (!says.test(text) || !asksPlaying.test(text) || ofElse.test(text)) return null
  const numbers = text.split(' ').flatMap((word) => valueOf(word) ?? [])
  const verdict = enoughPlayers(
    text,
    numbers.filter((each) => each > 1 || /\b(?:con|somos|quedamos) uno\b/.test(text)),
  )
  if (verdict === null) return null
  const { text: rules, ...rest } = ruleReply(site, ['jugadores', 'volver'])
  return { ...rest, text: lines(bold(verdict), rules) }
}
