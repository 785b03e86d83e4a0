import type { Clan } from '@trinchera/contract/clanes'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { ClanName, PlayerName, Who } from '../names/community'
import { nameKey } from '../names/name-index'
import { etapaState } from '@trinchera/rules/etapa-state'
import { article, inSpanish, link, listed, quoted, type Say } from '../wording'

/** 'Etapa II de Allied Assault', as a link. */
export const etapaLink = (etapa: Pick<NamedEtapa, 'id' | 'nombre' | 'juego'>) =>
  link(`${etapa.nombre} de ${etapa.juego.nombre}`, paths.etapa(etapa.id))

type Shown = Pick<NamedEtapa, 'id' | 'nombre' | 'juego'>
/** 'en la Etapa II de Allied Assault', with its link. */
export const inEtapa = (etapa: Shown, say: Say = inSpanish) => `${say('en', 'in')} ${theEtapa(etapa, say)}`
/** 'la Etapa II de Allied Assault', with its link. */
export const theEtapa = (etapa: Shown, say: Say = inSpanish) => `${say(article(etapa), '')}${etapaLink(etapa)}`

/** ' (pausada)' after the name of an etapa that is not open. */
export const stateNote = (etapa: Pick<NamedEtapa, 'activo' | 'archivada'>, say: Say = inSpanish) =>
  etapa.activo ? '' : ` (${say(etapaState(etapa), etapa.archivada ? 'closed' : 'paused')})`

/** The etapas a question names, or those of the game it names; null where it names none. */
export const etapasSaid = ({ etapas, juego, site }: Pick<Asked, 'etapas' | 'juego' | 'site'>) =>
  etapas.length ? etapas : juego && site.community.etapas.filter((etapa) => etapa.juego.id === juego.id)

/** The etapas a question is about: those it names, else those of the game it names that are open, else every open one. */
export function etapasOf({ etapas, juego, site }: Pick<Asked, 'etapas' | 'juego' | 'site'>): readonly NamedEtapa[] {
  if (etapas.length) return etapas
  const all = etapasSaid({ etapas, juego, site }) ?? site.community.etapas
  const open = all.filter(({ activo }) => activo)
  return open.length ? open : all
}

/** The clans of a name, the one meant first: in the etapa or game that the question names, else in the newest that is open. */
export function ranged(
  { etapas, juego, site }: Pick<Asked, 'etapas' | 'juego' | 'site'>,
  { clanes }: ClanName,
): { id: number; etapa: NamedEtapa; meant: boolean }[] {
  return site.community.etapas
    .flatMap((etapa) => {
      const clan = clanes.find(({ id_etapa }) => id_etapa === etapa.id)
      if (!clan) return []
      const meant = etapas.length
        ? etapas.some(({ id }) => id === etapa.id)
        : juego
          ? etapa.juego.id === juego.id
          : true
      return [{ id: clan.id, etapa, meant }]
    })
    .sort((a, b) => Number(b.meant) - Number(a.meant))
}

/** The clan a question means, and its name's other clans in open etapas. */
export async function clanOf(
  asked: Pick<Asked, 'etapas' | 'juego' | 'site'>,
  who: ClanName,
): Promise<{ clan: Clan; etapa: NamedEtapa; meant: boolean; others: Clan[] } | null> {
  const [first, ...rest] = ranged(asked, who)
  const clan = first && (await clanById(asked.site.db, first.id))
  if (!first || !clan) return null
  const others = await Promise.all(
    rest.filter(({ etapa }) => etapa.activo).map(({ id }) => clanById(asked.site.db, id)),
  )
  return { clan, etapa: first.etapa, meant: first.meant, others: others.filter((other) => other !== null) }
}

export const isClan = (who: Who): who is ClanName => who.kind === 'clan'
export const isPlayer = (who: Who): who is PlayerName => who.kind === 'jugador'

/** There is nobody of that name: the nearest there are, as questions. */
export function nobody({ site, desconocido: name }: Asked, ask: (who: Who) => string | null): Reply {
  const near = name
    ? [...site.community.clanes.like(nameKey(name), 2), ...site.community.players.like(nameKey(name), 2)].slice(0, 3)
    : []
  const maybe = near.length
    ? ` ¿Quisiste decir ${listed([...new Set(near.map(({ nombre }) => quoted(nombre)))]).replace(/ [ye] (?=[^,]*$)/, ' o ')}?`
    : ''
  return {
    kind: 'missing',
    text: name
      ? `No encuentro a nadie que se llame «${quoted(name)}», ni clan ni jugador.${maybe || ` Mira la lista de ${link('jugadores', paths.jugadores)} o el ${link('ladder', paths.ladder)}.`}`
      : '¿De qué clan o jugador? Dime el nombre y te cuento.',
    sugerencias: near.flatMap((who) => ask(who) ?? []),
  }
}
