import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { asked, refOf, type Change, type Consulta } from '../query/consulta'
import { detailOfMatch } from '../query/match-detail'
import { matchesOf } from '../query/match-list'
import { periodIn } from '../query/period'
import { rivalOf, subjectOf } from '../query/scope'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { bold, lines, link, named, quoted } from '../wording'
import { inSpanish, isNamed } from './language'
import { inEtapa, listed, onDay, whenSaid } from './say'
import { tooWide } from './shared'

/** What is asked of matches, etapas and of those who have more, names as `·`; `time`: whether it must say one; `of`: how many it names. */
const shapes: readonly { says: RegExp; of: readonly number[]; time?: boolean; read(text: string): Change }[] = [
  {
    says: /\b(?:confirmed|validated|accepted)\b/,
    of: [1, 2],
    read: () => ({ de: 'partidas', medida: 'ultima', dato: 'confirmada' }),
  },
  { says: /\bwho reported\b/, of: [1, 2], read: () => ({ de: 'partidas', medida: 'ultima', dato: 'reporte' }) },
  {
    says: /\b(?:what|which) maps?\b.*\b(?:played|lost|won|lose|win|last)\b|\bscore\b/,
    of: [1, 2],
    read: (text) => ({
      de: 'partidas',
      medida: 'ultima',
      dato: 'mapas',
      resultado: null,
      ...(/\b(?:allowed|may|can|best|worst|most)\b/.test(text) ? { de: undefined } : {}),
    }),
  },
  {
    says: /^(?:did|has|have) · (?:ever )?(?:beat|beaten|defeat\w*|win against|won against|win over)(?: ever)? ·/,
    of: [2],
    read: () => ({ de: 'partidas', medida: 'existe', resultado: 'ganada' }),
  },
  {
    says: /^(?:did|has|have) · (?:ever )?(?:lose|lost) (?:to|against|with) ·/,
    of: [2],
    read: () => ({ de: 'partidas', medida: 'existe', resultado: 'perdida' }),
  },
  {
    says: /\b(?:any(?:one|body)?|some(?:one|body)?|who|which|what|how many)\b.*\b(?:more|fewer|less|better)\b.* than ·/,
    of: [1],
    read: (text) => ({
      medida: /\bhow many\b/.test(text) ? 'cuenta' : /\b(?:any|some)/.test(text) ? 'existe' : 'lista',
      que: true,
      ordenar: {
        campo: /\b(?:loss|losses|lost|defeats)\b/.test(text)
          ? 'perdidas'
          : /\b(?:win rate|percent\w*|record|better)\b/.test(text)
            ? 'porcentaje'
            : /\b(?:matches|games|played)\b/.test(text)
              ? 'jugadas'
              : 'ganadas',
        hacia: /\b(?:fewer|less)\b/.test(text) ? 'menos' : 'mas',
      },
    }),
  },
  {
    says: /\b(?:who|which|what)\b.*\b(?:better|best|worse|more|most)\b/,
    of: [2],
    time: true,
    read: (text) => ({
      de: 'partidas',
      medida: 'balance',
      ordenar: {
        campo: /\b(?:more|most) (?:wins|matches)|\bwon (?:more|most)\b/.test(text) ? 'ganadas' : 'porcentaje',
        hacia: /\bworse\b/.test(text) ? 'menos' : 'mas',
      },
    }),
  },
  {
    says: /\b(?:last time|when)\b.*·.*\b(?:first|1st|top|on top|number one|leading|leader)\b|\bwhen (?:did|was|were)\b.*·.*\b(?:first|1st)\b/,
    of: [1],
    read: () => ({ de: 'clanes', medida: 'llegada', lugar: 1 }),
  },
]

const general: readonly { says: RegExp; time?: boolean; read(): Change }[] = [
  {
    says: /\b(?:how long|how many (?:days|months|weeks))\b.*\b(?:last(?:ed)?|take|took|been (?:open|on|going)|open)\b/,
    read: () => ({ de: 'etapas', medida: 'duracion' }),
  },
  {
    says: /\bwhat (?:has )?happened\b|\bsum(?:mary|med)?\b|\brecap\b|\bhow (?:did|was|has)\b.*\b(?:week|month|weekend)\b/,
    time: true,
    read: () => ({ de: 'partidas', medida: 'resumen' }),
  },
]

/** A match in English: who won it and when, its maps, who reported it, and whether it was confirmed. */
export async function matchInEnglish(id: number, site: Site, first: Consulta['dato'] = 'mapas'): Promise<Reply | null> {
  const detail = await detailOfMatch(id, site)
  if (!detail) return null
  const { match, maps, score } = detail
  const { ganador, perdedor, respuesta, reportado_por } = match
  const etapa = site.community.etapas.find((each) => each.id === match.id_etapa)
  const reported = `It was reported by ${bold(quoted(reportado_por))}.`
  const confirmed = !respuesta
    ? 'Whether it was confirmed is not kept.'
    : respuesta.estado === 'confirmada'
      ? `${bold('Yes')}: it was confirmed${respuesta.quien ? ` by ${quoted(respuesta.quien)}` : ''}.`
      : respuesta.estado === 'rechazada'
        ? `${bold('No')}: it was rejected${respuesta.quien ? ` by ${quoted(respuesta.quien)}` : ''}.`
        : respuesta.estado === 'pendiente' && respuesta.hasta > site.now.toISOString()
          ? `${bold('No')}: it waits for ${quoted(ganador.nombre)}, until ${onDay(respuesta.hasta).replace(/^on /, '')}; it counts meanwhile.`
          : `${bold('No')}: nobody answered in time, and it counts.`
  const played = `${named(ganador.nombre)} beat ${named(perdedor.nombre)} ${onDay(match.fecha)}${etapa ? ` ${inEtapa(etapa)}` : ''} (${link('match', paths.partida(id))}).`
  const result = score
    ? `${bold(`${score.won}–${score.lost}`)} in maps: ${listed(maps.map((map) => `${quoted(map.name)} ${map.won}–${map.lost}`))}.`
    : 'Its maps were not noted.'
  return {
    text:
      first === 'confirmada'
        ? lines(confirmed, played, result)
        : first === 'reporte'
          ? lines(reported, played, result)
          : lines(played, result, reported),
    quien: [ganador, perdedor].flatMap(({ id: clan }) => site.community.clanById.get(clan) ?? []),
  }
}

/** It asks for what the match that was told of holds. */
const ofSpoken =
  /^(?:and )?(?:what (?:was|is) the (?:final )?(?:score|result)|(?:on |in )?(?:what|which) maps?(?: (?:did they play|were (?:played|they)|was it))?|who reported (?:it|that)|(?:was|is|has) (?:it|that)(?: been)? confirmed|the score|how did it (?:end|go|finish))$/

/** What whoever asks in English wants of the match that was told of; null where it is something else. */
export async function spokenInEnglish(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const text = question.words.map(({ plain }) => plain).join(' ')
  if (question.mentions.length || !ofSpoken.test(text)) return null
  const { consulta, quien } = thread
  const dato = /\breported\b/.test(text) ? 'reporte' : /\bconfirmed\b/.test(text) ? 'confirmada' : 'mapas'
  if (consulta?.de === 'partidas' && consulta.quien.length) return toldOf({ ...consulta, dato }, site)
  if (thread.partida) return matchInEnglish(thread.partida, site, dato)
  const [one, other] = quien
  const [ref, rival] = [one && refOf(one), other && refOf(other)]
  return ref
    ? toldOf(asked({ de: 'partidas', medida: 'ultima', quien: [ref], rival: rival || null, dato }), site)
    : null
}

/** The latest of the matches that are asked for. */
async function toldOf(consulta: Consulta, site: Site): Promise<Reply> {
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const found = consulta.resultado ? all.filter(({ won }) => won === (consulta.resultado === 'ganada')) : all
  const told = found[0] && (await matchInEnglish(found[0].match.id, site, consulta.dato))
  const about = [subjectOf(consulta, site), rivalOf(consulta, site)].flatMap((who) => who ?? [])
  return told
    ? { ...told, quien: about }
    : { text: `No such match was played${whenSaid(consulta, site.now)}.`, quien: about }
}

/** The query that a question in English asks, with its answer where it is worded in English; null where it has none of these forms. */
export async function detailInEnglish(
  question: Question,
  site: Site,
): Promise<{ consulta: Consulta; reply: Reply | null } | null> {
  const { mentions, etapaMention, words } = question
  if (question.server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const isName = isNamed(question)
  const text = words.flatMap(({ plain }, at) => (isName(at) ? (at && isName(at - 1) ? [] : ['·']) : [plain])).join(' ')
  const time = periodIn(inSpanish(question).words, site.now, isName)
  const whos = mentions.flatMap(({ clan, jugador }): Who[] => {
    const who = clan && jugador ? (isAlone(clan, site.community) ? jugador : clan) : (clan ?? jugador)
    return who ? [who] : []
  })
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const sides: readonly Who[] = whos.length === 2 && clans.length === 2 ? clans : whos
  const [one, other] = sides.flatMap((who) => refOf(who) ?? [])
  const found = whos.length
    ? shapes.find(({ says, of, time: timed }) => says.test(text) && of.includes(whos.length) && (!timed || time))
    : etapaMention.used.size || time
      ? general.find(
          ({ says, time: timed }) => says.test(text) && (!timed || time) && (timed || etapaMention.used.size),
        )
      : undefined
  const change = found?.read(text)
  if (!change?.medida) return null
  const de = change.que ? (whos[0]?.kind === 'jugador' ? 'jugadores' : 'clanes') : change.de
  if (!de) return null
  const pair = change.medida === 'balance'
  const consulta = asked({
    ...(etapaMention.etapas.length
      ? { etapa: etapaMention.etapas.map(({ id }) => id).slice(0, 8) }
      : etapaMention.juego
        ? { juego: etapaMention.juego.id }
        : {}),
    ...(time ? { ...time.period, semana: time.semana } : {}),
    ...change,
    de,
    medida: change.medida,
    quien: pair ? [one, other].flatMap((ref) => ref ?? []) : one ? [one] : [],
    rival: pair ? null : (other ?? null),
  })
  return { consulta, reply: consulta.dato ? await toldOf(consulta, site) : null }
}
