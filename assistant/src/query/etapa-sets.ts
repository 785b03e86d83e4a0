import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { theEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { type EtapaMention } from '../names/etapas'
import { numberIn } from '../names/numbers'
import { bold, counted, lines, link, listed, listedUpTo } from '../wording'
import type { Consulta } from './consulta'

const number = '(1|2|3|4|5|i{1,3}|iv|v|uno|dos|tres|cuatro|primera|segunda|tercera|cuarta)'
const earlier = '(?:pasada|anterior|previa|vieja|antigua)'
const current = '(?:actual|nueva|esta|de ahora|vigente|presente)'
const etapaWord = '(?:etapas?|temporadas?)'
const one = `(?:(?:${etapaWord} ${number})|(?:${number} ${etapaWord})|(?:${etapaWord} ${earlier})|(?:esta ${etapaWord}|${etapaWord} ${current})|(?:la ${number})|(?:la ${earlier})|(?:la ${current})|(?:en esta$))`
const gone =
  /\b(?:ya no|no (?:siguen?|siguieron|estan|esta|volvieron|volvio|juegan|jugaron|pasaron|paso|continuaron|aparecen|llegaron|hay)|dejaron|desaparecieron|se (?:fueron|retiraron|perdieron))\b/
const fresh =
  /\b(?:no (?:estaban|estaba|estuvieron|jugaban|jugaron|existian)(?: \w+){0,2} (?:en|la|antes)|nuevos?|debutaron|debutan|recien llegados|no vienen)\b/
const both =
  /\b(?:las dos|ambas|en las 2|las 2)\b|\b(?:siguen|siguieron|repiten|repitieron|pasaron|continuan|volvieron|se mantienen|tambien)\b/

/** Which etapa each part of a sentence means, of the etapas of one game, oldest first. */
function meantIn(text: string, all: readonly NamedEtapa[]): NamedEtapa[] {
  const found: NamedEtapa[] = []
  for (const match of text.matchAll(new RegExp(`\\b${one}(?![\\w])`, 'g'))) {
    const said = match.slice(1).find((group) => group !== undefined)
    const at = said ? (numberIn(said) ?? 0) - 1 : new RegExp(earlier).test(match[0]) ? all.length - 2 : all.length - 1
    const etapa = all[at]
    if (etapa && !found.includes(etapa)) found.push(etapa)
  }
  return found
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
  const said = meantIn(text, all)
  const ids = (...some: readonly (NamedEtapa | undefined)[]) => some.flatMap((etapa) => etapa?.id ?? [])
  const [first, second] = said
  const [last, former] = [all.at(-1), all.at(-2)]
  const whole = /\b(?:las dos|ambas|en las 2|las 2) (?:etapas|temporadas)\b/.test(text)
  if (whole) return { en: ids(former, last), fuera: [] }
  if (!first) return null
  if (fresh.test(text) && second) {
    const [newer, older] = first.created_at > second.created_at ? [first, second] : [second, first]
    return { en: ids(newer), fuera: ids(older) }
  }
  if (/\bdebut\w+\b|\bclanes nuevos\b/.test(text))
    return { en: ids(first), fuera: ids(...all.filter(({ created_at }) => created_at < first.created_at)) }
  if (gone.test(text))
    return second
      ? { en: ids(first), fuera: ids(second) }
      : first !== last
        ? { en: ids(first), fuera: ids(last) }
        : null
  return second && both.test(text) ? { en: ids(first, second), fuera: [] } : null
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
