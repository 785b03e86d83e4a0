import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bulletsUpTo, lines, link } from '../wording'
import { saysTorneo } from './says'
import { onTime, torneoLink, type Say } from './say'
import { namedIn } from './which'

/** Whether one is held or to come, and when. */
const asksWhether =
  /\b(?:hay|habra|haran|viene|vienen|sale|saldra|va a haber|se juega|algun|alguna|cuando|proxim[oa]s?|pronto|is there|are there|any|next|when|soon|upcoming)\b/
/** 'torneo de spearhead?' */
const shortest = 5
const howTo =
  /\b(?:como|puedo|podemos|inscri\w+|anot\w+|gan(?:o|aron|ad\w+)|campeon\w*|quien(?:es)?|reglas|premio|mapas|who|won|how)\b/

/** Whether there is a torneo of a game, or an etapa, that is named: those of it, and those that say none; null where that is not asked. */
export function torneoOfGame(question: Question, all: readonly Torneo[], site: Site, say: Say): Reply | null {
  const { words, mentions, etapaMention } = question
  const text = withoutNames(question)
  const game = etapaMention.etapas[0]?.juego ?? etapaMention.juego
  if (
    !game ||
    mentions.length ||
    !saysTorneo.test(text) ||
    !(asksWhether.test(text) || words.length < shortest) ||
    howTo.test(text)
  )
    return null
  // a game may be a part of a torneo's own name
  if (namedIn(all, words).length) return null
  const open = all.filter(({ estado }) => !/^(?:terminado|cancelado)$/.test(estado))
  const ofIt = open.filter(
    ({ etapa }) =>
      etapa?.juego.id === game.id &&
      (!etapaMention.etapas.length || etapaMention.etapas.some(({ id }) => id === etapa.id)),
  )
  const untold = open.filter(({ etapa, inicio }) => etapa === null && inicio > site.now.toISOString())
  const line = (torneo: Torneo) =>
    `${torneoLink(torneo)}: ${torneo.estado === 'en-juego' ? say('se juega ahora', 'being played now') : onTime(torneo.inicio, say)}`
  return {
    text: lines(
      ofIt.length
        ? say(`Sí, de ${game.nombre}:`, `Yes, of ${game.nombre}:`)
        : say(`No: no hay un torneo de ${game.nombre} anunciado.`, `No: no torneo of ${game.nombre} is announced.`),
      bulletsUpTo(ofIt.map(line), 4),
      untold.length > 0 && say('Se anuncia además, sin decir de qué juego:', 'Announced too, of no game that is said:'),
      bulletsUpTo(untold.map(line), 3),
      say(`Todo en ${link('Torneos', paths.torneos)}.`, `All in ${link('Torneos', paths.torneos)}.`),
    ),
  }
}
