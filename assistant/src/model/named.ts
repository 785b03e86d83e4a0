import { z } from 'zod'
import { capabilities } from '../intents/all'
import type { Intent, Named, Site } from '../intent'
import type { Who } from '../names/community'
import { nameKey, type NameIndex } from '../names/name-index'
import { consulta, refOf, type Consulta } from '../query/consulta'
import { plain } from '../words/plain'
import { quoted } from '../wording'

const name = z.string().max(60)

/** Whom and what a model asks of, by names where the site has ids. */
const names = z.object({
  quien: z.array(name).max(2).default([]).describe('Clanes o jugadores de que se trata, por su nombre'),
  etapa: z.array(name).max(8).default([]).describe('Etapas por su nombre, como "Etapa II"'),
  juego: name.nullable().default(null).describe('El juego por su nombre'),
})

/** The typed query as a model asks it. */
export const namedConsulta = consulta.extend({
  ...names.shape,
  rival: name.nullable().default(null).describe('El clan o jugador contra el que'),
  desde: consulta.shape.desde.describe('Desde cuándo, AAAA-MM-DDTHH:MM en hora de Chile; "" sin límite'),
  hasta: consulta.shape.hasta.describe('Hasta cuándo, sin incluirlo'),
})

/** All that a capability may be asked of. */
const ofCapability = names.extend({
  que: z.enum(capabilities.map(({ id }) => id)),
  numero: z.int().min(1).max(999).nullable().default(null).describe('Un puesto de la tabla'),
})

/** What a capability is asked of: how many names it needs, and what else its intent has a use for. */
const takes = ({ needs, uses }: Intent) => [needs ?? 0, ...(uses ?? [])].join(' ')

/** The arguments of the capabilities that take the same. */
function argumentsOf(taken: string) {
  const [needs, ...used] = taken.split(' ')
  const { quien, etapa, juego, numero } = ofCapability.shape
  const named = z
    .array(name)
    .min(Number(needs))
    .max(2)
    .describe(quien.description ?? '')
  return z.strictObject({
    que: z.enum(capabilities.filter((each) => takes(each) === taken).map(({ id }) => id)),
    ...(used.includes('quien') && { quien: Number(needs) ? named : quien }),
    ...(used.includes('etapa') && { etapa, juego }),
    ...(used.includes('numero') && { numero }),
  })
}

/** A capability as a model asks for it, by its id and with its own arguments: no other than those it has a use for. */
export const namedCapability = z.union([...new Set(capabilities.map(takes))].map(argumentsOf)).pipe(ofCapability)

/** There is nobody or nothing of a name: said to the model, which may ask otherwise. */
class Unknown extends Error {}

function whoNamed(text: string, players: boolean, { community }: Pick<Site, 'community'>): Who {
  const key = nameKey(text)
  const lists: readonly Pick<NameIndex<Who>, 'exact' | 'near' | 'like'>[] = players
    ? [community.players, community.clanes]
    : [community.clanes, community.players]
  for (const found of [...lists.map((list) => list.exact(key)), ...lists.map((list) => list.near(key))]) {
    if (found[0] && refOf(found[0].value)) return found[0].value
  }
  const near = lists.flatMap((list) => list.like(key, 2)).map(({ nombre }) => quoted(nombre))
  throw new Unknown(`No hay nadie que se llame ${quoted(text)}.${near.length ? ` Parecidos: ${near.join(', ')}.` : ''}`)
}

/** The ids of all that have a name. Throws where none has. `what`: what they are. */
function idsNamed(what: string, text: string, all: readonly { id: number; names: readonly string[] }[]): number[] {
  const wanted = plain(text).replace(/^(?:la|el) /, '')
  const found = all.filter(({ names }) => names.some((name) => plain(name) === wanted))
  const there = all.slice(0, 8).map(({ names }) => names[0])
  if (!found.length) throw new Unknown(`No hay ${what} ${quoted(text)}. Hay: ${there.join(', ')}.`)
  return found.map(({ id }) => id)
}

/** What the names of a question stand for, its people first of the kind that it is of. Throws where one is unknown. */
function found({ quien, etapa, juego }: z.output<typeof names>, players: boolean, { community }: Site) {
  const etapas = community.etapas.map((each) => ({
    id: each.id,
    names: [`${each.nombre} de ${each.juego.nombre}`, each.nombre],
  }))
  const juegos = community.juegos.map(({ id, nombre }) => ({ id, names: [nombre] }))
  return {
    quien: quien.map((text) => whoNamed(text, players, { community })),
    etapa: etapa.flatMap((text) => idsNamed('etapa', text, etapas)).slice(0, 8),
    juego: juego === null ? null : (idsNamed('juego', juego, juegos)[0] ?? null),
  }
}

/** What is made of the names of a question; a text that says what there is none of. */
function orUnknown<T>(make: () => T): T | string {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unknown) return error.message
    throw error
  }
}

/** The query with the ids of what it names; a text that says what there is none of. */
export const resolved = (asked: z.output<typeof namedConsulta>, site: Site): Consulta | string =>
  orUnknown(() => {
    const isOfPlayers = asked.de === 'jugadores'
    const { quien, etapa, juego } = found(asked, isOfPlayers, site)
    const rival = asked.rival === null ? null : refOf(whoNamed(asked.rival, isOfPlayers, site))
    return consulta.parse({ ...asked, quien: quien.map(refOf), rival, etapa, juego })
  })

/** Whom and what a capability is asked of, as an intent gets them; a text that says what there is none of. */
export const namedIn = (asked: z.output<typeof ofCapability>, isOfPlayer: boolean, site: Site): Named | string =>
  orUnknown(() => {
    const { quien, etapa, juego } = found(asked, isOfPlayer, site)
    const { community } = site
    return {
      quien,
      etapas: community.etapas.filter(({ id }) => etapa.includes(id)),
      juego: community.juegos.find(({ id }) => id === juego) ?? null,
      numero: asked.numero,
      desconocido: null,
    }
  })
