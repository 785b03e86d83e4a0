import { z } from 'zod'
import type { Site } from '../intent'
import type { Who } from '../names/community'
import { nameKey, type NameIndex } from '../names/name-index'
import { consulta, refOf, type Consulta } from '../query/consulta'
import { plain } from '../words/plain'
import { quoted } from '../wording'

const name = z.string().max(60)

/** The typed query as a model asks it: with names where the site has ids. */
export const namedConsulta = consulta.extend({
  quien: z.array(name).max(2).default([]).describe('Clanes o jugadores de que se trata, por su nombre'),
  rival: name.nullable().default(null).describe('El clan o jugador contra el que'),
  etapa: z.array(name).max(8).default([]).describe('Etapas por su nombre, como "Etapa II"'),
  juego: name.nullable().default(null).describe('El juego por su nombre'),
  desde: consulta.shape.desde.describe('Desde cuándo, AAAA-MM-DDTHH:MM en hora de Chile; "" sin límite'),
  hasta: consulta.shape.hasta.describe('Hasta cuándo, sin incluirlo'),
})

/** There is nobody or nothing of a name: said to the model, which may ask otherwise. */
class Unknown extends Error {}

function refNamed(text: string, players: boolean, { community }: Site): string {
  const key = nameKey(text)
  const lists: readonly Pick<NameIndex<Who>, 'exact' | 'near' | 'like'>[] = players
    ? [community.players, community.clanes]
    : [community.clanes, community.players]
  for (const found of [...lists.map((list) => list.exact(key)), ...lists.map((list) => list.near(key))]) {
    const ref = found[0] && refOf(found[0].value)
    if (ref) return ref
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

/** The query with the ids of what it names; a text that says what there is none of. */
export function resolved(asked: z.output<typeof namedConsulta>, site: Site): Consulta | string {
  const etapas = site.community.etapas.map(({ id, nombre, juego }) => ({
    id,
    names: [`${nombre} de ${juego.nombre}`, nombre],
  }))
  const juegos = site.community.juegos.map(({ id, nombre }) => ({ id, names: [nombre] }))
  try {
    const ref = (text: string) => refNamed(text, asked.de === 'jugadores', site)
    return consulta.parse({
      ...asked,
      quien: asked.quien.map(ref),
      rival: asked.rival === null ? null : ref(asked.rival),
      etapa: asked.etapa.flatMap((text) => idsNamed('etapa', text, etapas)).slice(0, 8),
      juego: asked.juego === null ? null : idsNamed('juego', asked.juego, juegos)[0],
    })
  } catch (error) {
    if (error instanceof Unknown) return error.message
    throw error
  }
}
