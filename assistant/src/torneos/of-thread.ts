import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { aspectOf, type Aspect } from './aspect'
import type { Side } from './played-in'
import { ofLadder, onlyGoesOn } from './says'
import { lengthOf } from './side-of'
import { namedIn } from './which'

/** A torneo that is asked about without its kind: by its own name, or one that was told of. */
export const isSpokenOf = (all: readonly Torneo[], question: Question, thread: Thread) => {
  const { words, goesOn, mentions, etapaMention } = question
  const plainly = withoutNames(question)
  const ofEtapa = etapaMention.used.size > 0 && !goesOn
  const ofOther = ofEtapa || (ofLadder.test(plainly) && aspectOf(plainly) !== 'ladder')
  return (
    namedIn(all, words).length > 0 ||
    (thread.torneo !== null &&
      !ofOther &&
      (goesOn || words.length < 8) &&
      (lengthOf(question) < 7 || !mentions.length)) ||
    // 'contra quién y cuándo le toca a Los Halcones', of the one that was told of
    (thread.torneo !== null && words.length < 12 && words.some(({ plain }) => /^tocan?$/.test(plain))) ||
    (/^torneo(?:s|-inscribir)$/.test(thread.intent ?? '') && !ofOther && words.length < 7 && !mentions.length)
  )
}

/** What is asked by a question that only goes on: what was asked before, of the torneo it names now. */
export const stillAsked = (asked: string, { torneo }: Thread, named: boolean): Aspect | null =>
  onlyGoesOn.test(asked) ? (torneo?.aspect ?? (named ? 'formato' : null)) : null

/** What a clan did on its way. */
const ofDeeds =
  /\b(?:(?:contra|con|a) quien(?:es)? (?:jug|gan|elimin|le gan|dej)\w+|cuant[oa]s (?:mapas|partidas) (?:gan|perd|jug)\w+|(?:jugo|jugaron|gano|ganaron) (?:la|en la|las|en) (?:semi|cuartos)\w*)/
export const ofChampion: ReadonlySet<Aspect> = new Set(['campeon', 'segundo', 'final'])

/** The champion that was told, where what goes on with it asks what that clan did. */
export function championAsked(text: string, all: readonly Torneo[], { torneo }: Thread): Side | null {
  const won = torneo && ofChampion.has(torneo.aspect) ? all.find(({ id }) => id === torneo.id)?.campeon : null
  return won && ofDeeds.test(text) ? { nombre: won.nombre, ids: [won.id_clan] } : null
}

/** The match that an answer tells of: the only one, or the first of a clan's; else that which was told before, where it tells of none. */
export function matchIn(text: string, torneo: number, ofClan: boolean, before: number | undefined): { match?: number } {
  const links = [...text.matchAll(new RegExp(`\\]\\(${paths.torneoPartida(torneo, 0).slice(0, -1)}(\\d{1,9})\\)`, 'g'))]
  const ids = [...new Set(links.map(([, id]) => Number(id)))]
  const [first] = ids
  const match = first === undefined ? before : ids.length === 1 || ofClan ? first : undefined
  return match === undefined ? {} : { match }
}
