import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { isClan } from './answers/which'
import { corpus } from './corpus/corpus'
import type { FollowUp } from './corpus/words'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { plain } from './words/plain'

// What a few words ask of whom or what was just told, asked again with the names in it: 'y la última cuándo fue', 'quién la ganó'.

/** The last answer was about two who met, and about nothing else of either. */
export const isPair = ({ intent, consulta, quien }: Thread) =>
  quien.length > 1 && (intent === 'duelo' || (consulta?.de === 'partidas' && consulta.rival !== null))

const after = (thread: Thread, ...intents: readonly string[]) => intents.includes(thread.intent ?? '')
const ofTable = (thread: Thread) => after(thread, 'en-puesto', 'tabla', 'clanes-de', 'primeros')
const nameOf = ({ nombre, juego }: NamedEtapa) => `${nombre} de ${juego.nombre}`
const names = (etapa: NamedEtapa | undefined) => (etapa ? { etapa: nameOf(etapa) } : null)

/** The one clan that was told of, or that of the player who was. */
function clanOf({ quien, listed: [listed] }: Thread, isOfPlayer = false) {
  const [clan, another] = quien.filter(isClan)
  return another ? undefined : (clan ?? (isOfPlayer && listed && isClan(listed) ? listed : undefined))
}
const isOfEtapa = (thread: Thread) =>
  thread.consulta?.de === 'etapas' || after(thread, 'fin-etapa', 'como-termino', 'que-es-etapa', 'etapas', 'primeros')

const ofClan = ({ quien: [who] }: Thread) => (who && isClan(who) ? { uno: who.nombre } : null)
const ofEtapa = (thread: Thread) => (isOfEtapa(thread) || ofTable(thread) ? names(thread.etapas[0]) : null)

/** What a thread was about, as `words/seguidas.txt` says it: the names that a question about it is asked with; null where it was about something else. */
const abouts: Readonly<Record<string, (thread: Thread) => Readonly<Record<string, string>> | null>> = {
  dos: (thread) => {
    const [one, two] = isPair(thread) ? thread.quien : []
    return one && two ? { uno: one.nombre, otro: two.nombre } : null
  },
  clan: (thread) => (isPair(thread) ? null : ofClan(thread)),
  /** The one that was told of most, of several. */
  primero: ofClan,
  /** A clan, and not where it stands. */
  plantel: (thread) => {
    const one = ofTable(thread) ? undefined : clanOf(thread, after(thread, 'clan-de', 'quien-es'))
    return one ? { uno: one.nombre } : null
  },
  lider: (thread) => (after(thread, 'lider', 'integrantes', 'ingles') ? ofClan(thread) : null),
  puesto: (thread) => (after(thread, 'puesto') ? ofClan(thread) : null),
  medallas: ({ intent, quien: [who] }) => (who && intent === 'medallas-de' ? { uno: who.nombre } : null),
  /** Of one whose run was told, or of whose that was asked. */
  racha: ({ intent, consulta, quien: [who], asked }) =>
    who && (intent === 'racha' || (consulta?.medida === 'racha' && plain(asked ?? '').includes(plain(who.nombre))))
      ? { uno: who.nombre }
      : null,
  rachas: ({ asked }) => (/\brachas?\b.*\b(?:larga|record|historia)\b/.test(asked ?? '') ? {} : null),
  jugador: (thread) => {
    const {
      quien: [one],
      listed: [clan],
    } = thread
    return one?.kind === 'jugador' && after(thread, 'clan-de', 'quien-es')
      ? { uno: one.nombre, otro: clan?.kind === 'clan' ? clan.nombre : 'su clan' }
      : null
  },
  cerrada: (thread) => (isOfEtapa(thread) ? names(thread.etapas.find(({ activo }) => !activo)) : null),
  abierta: (thread) =>
    isOfEtapa(thread) ? names(thread.etapas.find(({ activo }) => activo) ?? thread.etapas[0]) : null,
  etapa: ofEtapa,
  'una-etapa': (thread) => (thread.etapas.length === 1 ? ofEtapa(thread) : null),
  solo: (thread) =>
    ofTable(thread) && thread.etapas[0]?.multijugador === false ? { etapa: thread.etapas[0].juego.nombre } : null,
}

const fillers =
  /^(?:y|e|a|pero|and|el|la|los|las|lo|de|del|en|al|su|sus|que|q|fue|fueron|es|son|era|por|para|pa|ese|este|jugadores)$/

/** Whether words are those of a follow-up. */
const fits = (said: readonly string[], { groups }: FollowUp) =>
  groups.every(({ words, may }) => may || words.some((word) => said.includes(word))) &&
  said.every((word) => fillers.test(word) || groups.some(({ words }) => words.includes(word)))

const mostWords = 10

/** A question that says nothing of whom it is about, with the names of what was told; null where it needs none of them. */
export function withLeftOut({ words, mentions, etapaMention, map }: Question, thread: Thread): string | null {
  const said = words.map(({ plain: word }) => word)
  const isNamed = mentions.some(
    ({ from, to }) => !said.slice(from, to).every((word) => /^(?:ese|este|clan|equipo)$/.test(word)),
  )
  if (!thread.intent || isNamed || etapaMention.used.size || words.length > mostWords) return null
  if (thread.torneo || thread.texto) return null
  const typed = said.join(' ').replace(/^y /, '')
  for (const each of corpus.words.followUps) {
    const found = fits(said, each) ? abouts[each.of]?.(thread) : null
    if (found)
      return Object.entries({ ...found, dicho: typed.replace(/ (?:ahi|alli|en esa)$/, '') }).reduce(
        (asks, [name, value]) => asks.replace(`{${name}}`, value),
        each.asks,
      )
  }
  // 'y en The Hunt?', of a clan that was told of
  const clan = map && said.every((word, at) => fillers.test(word) || (at >= map.from && at < map.to)) && clanOf(thread)
  return clan ? `como le va a ${clan.nombre} ${typed}` : null
}
