import { paths } from '@trinchera/contract/site-paths'
import { theEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import type { EtapaMention } from '../names/etapas'
import { nameKey } from '../names/name-index'
import { numberIn } from '../names/numbers'
import type { Question } from '../understand'
import { bold, counted, link, listed, listedUpTo, quoted } from '../wording'
import { hasOf, isIn } from '../words/lists'
import type { Word } from '../words/plain'
import type { Consulta } from './consulta'

/** The etapas in which a question asks who was, and was not: of the one game with several, by their numbers; null where it asks no such thing. */
export function etapasSaid(
  words: readonly Word[],
  { juego }: EtapaMention,
  { community }: Site,
): Pick<Consulta, 'en' | 'fuera'> | null {
  const games = community.juegos.flatMap(({ id }) => {
    const ofGame = community.etapas.filter((etapa) => etapa.juego.id === id && etapa.multijugador)
    return ofGame.length > 1 && (!juego || juego.id === id) ? [ofGame] : []
  })
  const all = (games[0] ?? []).toSorted((a, b) => a.created_at.localeCompare(b.created_at)).map(({ id }) => id)
  const numbers = words.map(({ plain }) => (isIn('articulo-uno', plain) ? null : numberIn(plain)))
  const [one, two] = all.filter((_, at) => numbers.includes(at + 1))
  const last = all.at(-1)
  if (!one || !last || games.length > 1) return null
  if (hasOf('debuta', words)) return { en: [two ?? one], fuera: two ? [one] : all.slice(0, all.indexOf(one)) }
  if (hasOf('ya-no-esta', words)) return { en: [one], fuera: [two ?? last] }
  return two ? { en: [one, two], fuera: [] } : null
}

/** How many clans an answer names. */
const mostNamed = 12

/** The clans that were in some etapas, and not in others. */
export function inEtapas({ en, fuera }: Consulta, { community, say }: Site): Reply {
  const said = (ids: readonly number[]) =>
    listed(
      community.etapas.filter(({ id }) => ids.includes(id)).map((etapa) => theEtapa(etapa, say)),
      say,
    )
  const found = [...new Set<ClanName>(community.clanById.values())].filter(
    ({ clanes }) =>
      en.every((etapa) => clanes.some(({ id_etapa }) => id_etapa === etapa)) &&
      !clanes.some(({ id_etapa }) => fuera.includes(id_etapa)),
  )
  const where = `${say('en', 'in')} ${said(en)}${fuera.length ? ` ${say('y no en', 'and not in')} ${said(fuera)}` : ''}`
  const names = found.map(({ nombre, clanes }) =>
    link(nombre, paths.clan(clanes.find(({ id_etapa }) => en.includes(id_etapa))?.id ?? 0)),
  )
  const count = bold(counted(found.length, `1 ${say('clan', 'clan')}`, `${found.length} ${say('clanes', 'clans')}`))
  const whole =
    fuera.length && say(' Uno que cambió de nombre sale como otro.', ' A clan that changed its name counts as another.')
  return {
    text: `${count} ${where}: ${listedUpTo(names, mostNamed, say)}.${whole || ''}`,
    listed: found.slice(0, mostNamed),
  }
}

/** What stands between 'clan' and its name: 'que se llame', 'llamado', 'de nombre'. */
const between = /^(?:que|se|llam\w+|de|con|el|nombre)$/

/** Whether there is a clan of just that name: one that is only like it is not that one. */
export function clanCalled({ words }: Question, { community }: Site): Reply | null {
  const clan = words.findIndex(({ plain }) => isIn('clan', plain)) + 1
  const length = words.slice(clan).findIndex(({ plain }) => !between.test(plain))
  const said = words.slice(clan, clan + length)
  // 'hay un clan que se llame Los Pelados', 'existe el clan Los Pelados'
  const asks = hasOf('se-llama', said) ? hasOf('existe', words) : isIn('existir', words[0]?.plain)
  if (!clan || !asks) return null
  const name = words.slice(clan + length).map(({ typed }) => typed)
  const key = nameKey(name.join(' '))
  if ([...community.clanById.values()].some(({ nombre }) => nameKey(nombre) === key)) return null
  const table = link('ladder', paths.ladder)
  return {
    kind: 'missing',
    text: `No: no hay ningún clan que se llame «${quoted(name.join(' '))}». Están todos en el ${table}.`,
  }
}
