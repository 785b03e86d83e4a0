import type { Asked, Reply } from '../intent'
import { lines } from '../wording'
import { atPlace } from './etapas'
import { duel } from './matches'
import { place } from './places'
import { formatDateTime } from '@trinchera/rules/presentation'
import { allTorneos } from '../torneos/facts'
import { torneoLink } from '../torneos/say'
import { namedIn } from '../torneos/which'
import { comingRetos } from './agenda'

const nobodyKnows = 'Eso nadie lo puede saber: se juega.'

/** What nobody can know, as who will win, and how things stand today: between two, of one, in an etapa, else the retos to come. */
export async function forecast(asked: Asked): Promise<Reply> {
  const { mentions, before, etapas, juego, words, site } = asked
  const [torneo] = namedIn(await allTorneos(site), words)
  if (torneo) return { text: `${nobodyKnows} ${torneoLink(torneo)} es el ${formatDateTime(torneo.inicio)}.` }
  // 'y quién es favorito?', of the two who were told of
  const quien = mentions.length ? asked.quien : before.quien.slice(0, 2)
  const told = quien.length > 1 ? duel : mentions.length ? place : etapas.length || juego ? atPlace : comingRetos
  const reply = await told({ ...asked, quien, numero: null })
  return { ...reply, text: lines(`${nobodyKnows} Esto es lo que se sabe hoy.`, reply.text) }
}
