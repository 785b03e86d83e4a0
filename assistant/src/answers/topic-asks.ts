import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import type { Tema } from '@trinchera/contract/foro'
import type { Reply, Site } from '../intent'
import { rootsOf } from '../names/texts'
import type { Question } from '../understand'
import { bold, link } from '../wording'
import { rootOf } from '../words/vocabulary'
import { leftOut, topicNamed, topicOf, topicsLooked, wholeTopic } from './forum-topic'
import { has, wantedWords } from './text-search'

const writes = '(?:comentar(?:lo|le|les)?|responder(?:lo|le|les)?|escribir|contestar(?:lo|le|les)?|postear|opinar)'
const mayWrite = new RegExp(
  `\\b(?:no (?:se |me )?(?:puedo|puede|podemos|pueden|deja|dejan|permite)|puedo|se puede|podemos|por ?que no) (?:\\w+ )?${writes} (?:nada )?(?:en|al)\\b|\\b(?:esta|estan|cerraron|cerrado|bloquead[oa])\\b.*\\b(?:cerrad[oa]|bloquead[oa]|tema|hilo|post)\\b`,
)
const ofWriting =
  /^(?:puedo|puede|podemos|pueden|deja|dejan|permite|comenta\w*|responde\w*|escribi\w*|contesta\w*|postea\w*|opina\w*|cerra\w*|bloquea\w*|tema|hilo|post|foro|por|porque)$/

/** Whether a topic that is named takes answers, to who cannot or asks whether one may write in it; null where none is named. */
export async function topicTakesAnswers({ words }: Pick<Question, 'words'>, site: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const text = plain.join(' ')
  if (!mayWrite.test(text)) return null
  const wanted = wantedWords(plain, leftOut).filter((word) => !ofWriting.test(word))
  const tema = await topicNamed(wanted, site)
  if (!tema) return null
  const topic = topicOf(tema.titulo, tema.id, tema.slug)
  if (tema.cerrado)
    return {
      text: `El tema ${topic} está ${bold('cerrado')}: no recibe más respuestas, salvo de la administración y la moderación. Para hablar de otra cosa abre uno tuyo en el ${link('foro', paths.foro)}.`,
    }
  return {
    text: site.asker
      ? `El tema ${topic} está ${bold('abierto')}: se responde al final de su página.`
      : `El tema ${topic} está ${bold('abierto')}, pero para responder hay que ${link('iniciar sesión', paths.login())}.`,
  }
}

const advice =
  /\b(?:consejos?|tips?|trucos?|tacticas?|estrategias?|recomendacion(?:es)?|datos?|ideas?|maneras?|formas?)\b.*\b(?:para|pa|pal|de|del|en|sobre|con)\b|\bque (?:se )?(?:dicen?|opinan?|recomiendan?|aconsejan?) (?:de|del|sobre|para|pa|pal)\b|\bcomo (?:se )?(?:defiend\w*|defender|ataca\w*|atacar|ataco|cuid\w+|tom(?:o|ar|a)|aguant\w+|gan(?:o|ar) (?:el|la|en))\b/
const ofAdvice =
  /^(?:consejos?|tips?|trucos?|tacticas?|estrategias?|recomendacion(?:es)?|datos?|ideas?|maneras?|formas?|buen[oa]s?|mejor(?:es)?|clan|jugar|juego|mapas?|partidas?|servidor|etapa|tabla|ladder|subir|ganar|rivales?|entrar|busc\w+|segun|viejos|veteranos|cabros|jaja\w*|foros?|gente|alguien|ustedes)$/

const ofTexts = /^(?:reglamento|reglas?|normas?|anuncios?|noticias?)$/

/** The topic of the forum that tells how to play something, to who asks for advice on it; null where none does. */
export async function adviceIn({ words, mentions }: Question, site: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  if (mentions.length || !advice.test(plain.join(' ')) || plain.some((word) => ofTexts.test(word))) return null
  const roots = [
    ...new Set(
      wantedWords(plain, leftOut)
        .filter((word) => !ofAdvice.test(word))
        .map(rootOf),
    ),
  ]
  const { temas } = await temasOf(site.db, null, {}, { pagina: 1, por_pagina: topicsLooked })
  const bearing = (root: string) => temas.filter(({ titulo }) => has(rootsOf(titulo), root))
  const hits = new Map<Tema, number>()
  for (const root of roots) {
    const found = bearing(root)
    for (const tema of found.length < 3 ? found : []) hits.set(tema, (hits.get(tema) ?? 0) + 1)
  }
  const [best] = [...hits].sort(([, a], [, b]) => b - a)
  return best && best[1] * 2 >= roots.length ? wholeTopic(best[0], site) : null
}
