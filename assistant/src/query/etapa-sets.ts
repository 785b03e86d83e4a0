import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { theEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { type EtapaMention } from '../names/etapas'
import { numberIn } from '../names/numbers'
import { bold, counted, lines, link, listed, listedUpTo } from '../wording'
import type { Consulta } from './consulta'

const earlier = /^(?:pasada|anterior|previa|vieja|antigua)$/
const current = /^(?:actual|nueva|esta|vigente|presente)$/
const etapaWord = /^(?:etapas?|temporadas?)$/
const both = /\b(?:las dos|ambas|las 2)\b/
const fresh = /\b(?:nuevos?|debut\w+|recien llegados|no (?:estaban?|estuvieron|jugaban|jugaron|existian|vienen))\b/
const gone = /\b(?:no|dejaron|desaparecieron|se (?:fueron|retiraron|perdieron))\b/

/** Which etapas the words mean, in their order, of the etapas of one game, oldest first. */
function meantIn(words: readonly string[], all: readonly NamedEtapa[]): NamedEtapa[] {
  const found = words.flatMap((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    if (!/^(?:la|en)$/.test(before) && !etapaWord.test(before) && !etapaWord.test(after)) return []
    if (earlier.test(word)) return all.at(-2) ?? []
    return (current.test(word) ? all.at(-1) : all[(numberIn(word) ?? 0) - 1]) ?? []
  })
  return [...new Set(found)]
}

/** The etapas in which a question asks who was, and was not; null where it asks no such thing. */
export function etapasSaid(
  text: string,
  { juego }: EtapaMention,
  { community }: Site,
): Pick<Consulta, 'en' | 'fuera'> | null {
  const games = community.juegos.flatMap(({ id }) => {
    const all = community.etapas
      .filter((etapa) => etapa.juego.id === id && etapa.multijugador && (!juego || juego.id === id))
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    return all.length > 1 ? [all] : []
  })
  const [all] = games
  if (!all || games.length > 1) return null
  const ids = (...some: readonly NamedEtapa[]) => some.map(({ id }) => id)
  const said = both.test(text) ? all.slice(-2) : meantIn(text.split(' '), all)
  const [first, second] = said
  const last = all.at(-1)
  if (!first || !last) return null
  if (fresh.test(text)) {
    const newer = second && second.created_at > first.created_at ? second : first
    const older = second ? said.filter((etapa) => etapa !== newer) : all.slice(0, all.indexOf(first))
    return { en: ids(newer), fuera: ids(...older) }
  }
  if (gone.test(text)) return (second ?? last) === first ? null : { en: ids(first), fuera: ids(second ?? last) }
  return second ? { en: ids(first, second), fuera: [] } : null
}

/** How many clans an answer names. */
const mostNamed = 12

/** The clans that were in some etapas, and not in others. */
export function inEtapas({ en, fuera }: Consulta, { community }: Site): Reply {
  const etapas = (ids: readonly number[]) => community.etapas.filter(({ id }) => ids.includes(id))
  const found = [...new Set<ClanName>(community.clanById.values())].filter(
    ({ clanes }) =>
      en.every((etapa) => clanes.some(({ id_etapa }) => id_etapa === etapa)) &&
      !clanes.some(({ id_etapa }) => fuera.includes(id_etapa)),
  )
  const where = `en ${listed(etapas(en).map(theEtapa))}${fuera.length ? ` y no en ${listed(etapas(fuera).map(theEtapa))}` : ''}`
  const names = found.map(({ nombre, clanes }) =>
    link(nombre, paths.clan(clanes.find(({ id_etapa }) => en.includes(id_etapa))?.id ?? 0)),
  )
  return {
    text: found.length
      ? lines(
          `${counted(found.length, 'Hay **1 clan**', `Hay ${bold(`${found.length} clanes`)}`)} que ${counted(found.length, 'está', 'están')} ${where}: ${listedUpTo(names, mostNamed)}.`,
          fuera.length > 0 && 'Se cuentan por nombre: uno que cambió de nombre sale como otro.',
        )
      : `Ningún clan está ${where}.`,
    listed: found.slice(0, mostNamed),
  }
}
