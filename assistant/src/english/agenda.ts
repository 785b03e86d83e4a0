import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { picksOf } from '../answers/agenda'
import type { Asked, Reply } from '../intent'
import { speaksOfSelf } from '../names/asker'
import { agendaRetos, agreedRetos, daysOf } from '../query/agenda'
import { bold, bulletsUpTo, lines, link, named, quoted, verb, sayIn } from '../wording'
import { counted, inEtapa, listed, onDay, stranger } from './say'

const versus = ({ id, retador, retado }: Reto) => bold(link(`${retador.nombre} vs ${retado.nombre}`, paths.reto(id)))

/** One that is not agreed yet: whose turn it is, and until when. */
const waiting = (reto: Reto) => {
  const side = [reto.retador, reto.retado].find(({ id }) => id === reto.turno)
  return `${versus(reto)}${side ? `: ${quoted(side.nombre)} ${verb('is', 'are', side.nombre)} to answer${reto.responde_hasta ? ` by ${onDay(reto.responde_hasta).slice(3)}` : ''}` : ''}`
}

/** What is picked of an agreed one: its maps and its server. */
async function picks(reto: Reto, { site }: Asked): Promise<string> {
  const { maps, server, turn } = await picksOf(reto, site)
  const said = maps.map(({ name, by }) => `${bold(name)}${by ? ` (picked by ${quoted(by)})` : ''}`)
  const next = turn ? `; ${quoted(turn.clan)} ${verb('picks', 'pick', turn.clan)} next` : ''
  return `Maps: ${said.length ? listed(said) : 'not picked yet'}${next}. Server: ${server ? bold(quoted(server)) : 'not chosen yet'}.`
}

/** The agreed challenges to come, of the clans that are named or of whoever asks; of one's own also those that wait for an answer. */
export async function agendaInEnglish(asked: Asked): Promise<Reply | null> {
  const { site, words, etapas } = asked
  const clans = asked.quien.filter(({ kind }) => kind === 'clan')
  const text = words.map(({ plain }) => plain).join(' ')
  const mine = !asked.mentions.length && speaksOfSelf(words)
  if (mine && !site.asker) return stranger
  const seen = await agendaRetos(
    {
      ...agreedRetos,
      clans: mine ? [] : clans,
      etapas: etapas.map(({ id }) => id),
      days: daysOf(text, site.now),
      mine,
      next: /\bproximo\b/.test(text),
    },
    site,
  )
  const found = seen.filter(({ estado }) => estado === 'acordado')
  const open = mine ? seen.filter(({ estado }) => estado === 'propuesto') : []
  const whose = mine ? ' of your clan' : clans.length ? ` of ${listed(clans.map(({ nombre }) => named(nombre)))}` : ''
  const [only] = found
  const list = (items: readonly string[]) => bulletsUpTo(items, 5, paths.agenda, sayIn(true))
  return {
    text: lines(
      only
        ? `${bold(counted(found.length, 'agreed challenge'))}${whose}:`
        : `There is no agreed challenge${whose} then.`,
      list(
        found.map(
          (reto) => `${versus(reto)}${reto.fecha ? ` ${onDay(reto.fecha)}` : ''}, ${inEtapa(reto.etapa).slice(3)}`,
        ),
      ),
      only && found.length === 1 && (await picks(only, asked)),
      open.length > 0 &&
        lines(`${bold(counted(open.length, 'challenge'))} waiting for an answer:`, list(open.map(waiting))),
      `Times of Chile. All of them are in the ${link('Agenda', paths.agenda)}.`,
    ),
    quien: clans,
    mine,
  }
}
