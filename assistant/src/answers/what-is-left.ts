import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bold, bullets, copied, lines, link } from '../wording'

const has =
  /\b(?:ya|listo|recien)\b.*\b(?:baj(?:e|ado|amos)|tengo|instal(?:e|ado|amos)|descarg(?:ue|ado|amos)|puse)\b|\balready (?:have|got|downloaded|installed)\b/
const asksNext =
  /\b(?:falta\w*|sigue|despues|ahora (?:que|q)|(?:que|q) (?:mas|hago|viene|otra cosa)|siguiente|what (?:else|now|next|do i)|anything else)\b/

const things = [
  { id: 'juego', says: /\b(?:juego|mohaa|moh|medal|game)\b/ },
  { id: 'ts3', says: /\b(?:ts3?|teamspeak|team ?speak)\b/ },
  { id: 'volute', says: /\b(?:volute|launcher|lanzador)\b/ },
] as const

/** What is left to do for somebody who has a part of what playing takes; null where that is not asked. */
export async function whatIsLeft(words: readonly Word[], site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const got = new Set(things.flatMap(({ id, says }) => (says.test(text) ? [id] : [])))
  if (!has.test(text) || !asksNext.test(text) || !got.size) return null
  const { descargas, guia } = await site.opciones()
  const page = link('Descargas', paths.descargas)
  const steps = [
    !got.has('juego') && `${bold(link('El juego', descargas.juego))}: bájalo y déjalo en un lugar fijo.`,
    !got.has('volute') &&
      `${bold(link('Volute', descargas.volute))} (el launcher, con el anticheat): bájalo e instálalo.`,
    `En Volute: crea tu cuenta, pon tu ${bold('ID')} y tu ${bold('API key')}, y como ruta del juego ${bold(copied(guia.ruta || 'MOHAA.exe'))}.`,
    !got.has('ts3') && `${bold(link('TS3', descargas.ts3))} (la voz): bájalo y conéctate al servidor de voz.`,
    `Escribe en Volute la IP de un servidor (están en ${link('Servidores', paths.servidores)}) y aprieta Connect.`,
  ].filter((step): step is string => typeof step === 'string')
  return {
    text: lines(
      'Te falta:',
      bullets(steps),
      `Todo se baja de ${page}, gratis; el paso a paso, en la ${link('Guía para volver a jugar', paths.volverAJugar)}.`,
    ),
    sugerencias: ['¿Cómo configuro Volute?', '¿Cuál es la IP del servidor?'],
  }
}
