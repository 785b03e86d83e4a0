import { expect, it } from 'vitest'
import { filled } from '../buttons'
import { intents } from '../intents/all'
import type { Who } from '../names/community'
import { inWorld } from '../../testing/questions/in-world'
import { etapaText } from '../wording'

const world = inWorld()

const shown = (text: string) => text.replaceAll('\u200B', '')

/** Clans in the plural, with an article, in two etapas and without a place; players in a clan, in etapas of their own, and in none. */
const subjects = [
  'Los Halcones',
  'Perros de Lota',
  'La Última Micro',
  'Once y Media',
  'Sin Retirada',
  'Última Bala',
  'Los Zorzales',
  'Puelche',
  'Loica',
  'Corral',
  'Pelao',
  'Zorzal Viejo',
  'ElIntendente',
]
const about = [
  'en que puesto va {}',
  'mejor puesto de {}',
  'quien esta arriba y abajo de {}',
  'victorias de {}',
  'que racha tiene {}',
  'ultimos partidos de {}',
  'integrantes de {}',
  'lider de {}',
  'quien es {}',
  'en que clan juega {}',
  'cuando se fundo {}',
  'canales de {}',
  '{} contra Vieja Guardia',
  'que pasa si {} le gana a Vieja Guardia',
  'como entro a {}',
]
const general = [
  'quien va primero',
  'quien va segundo',
  'quien va primero en el 1v1',
  'quien va primero en la etapa i de spearhead',
  'como va la tabla',
  'tabla de spearhead',
  'tabla del duelo 1v1',
  'que clanes hay',
  'clanes no rankeados',
  'que etapas hay',
  'a que juegos se juega',
  'cuanto dura una etapa',
  'mejores clanes',
  'mejores jugadores',
  'clan con mas victorias',
  'ultimas partidas',
  'mejor racha',
  'hay gente jugando',
  'quien transmite',
  'hay torneos',
  'que hay de nuevo',
  'quienes son los administradores',
  'que mapas se juegan',
  'como subo',
  'olvide mi clave',
  'tienen foro',
  'me da pena',
  'hola',
  'ayuda',
  'banea a Tatán',
  'ponme primero en la tabla',
  '😀',
]

/** Who stands in a text by the whole name, the longest where names overlap. */
function namesIn(text: string, everyone: readonly Who[]): Who[] {
  let left = text
  return everyone
    .toSorted((a, b) => b.nombre.length - a.nombre.length)
    .filter(({ nombre }) => {
      const at = left.search(
        new RegExp(`(?<![\\p{L}\\p{N}])${nombre.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u'),
      )
      if (at >= 0) left = left.slice(0, at) + left.slice(at + nombre.length)
      return at >= 0
    })
}

it('understands each button it offers, of the same clan, player and etapa', async () => {
  const { community } = await world.assistant.site()
  const everyone: Who[] = [...new Set(community.clanById.values()), ...community.playerById.values()]
  const buttons = new Set<string>()
  for (const text of [...general, ...subjects.flatMap((who) => about.map((each) => each.replace('{}', who)))]) {
    const { sugerencias } = await world.assistant.ask(text)
    for (const each of sugerencias) buttons.add(each)
  }
  const lost: string[] = []
  for (const text of buttons) {
    const { kind, response } = await world.assistant.ask(text)
    const etapas = community.etapas.filter((etapa) => text.includes(etapaText(etapa)))
    const missing = [
      ...namesIn(
        text,
        everyone.filter(({ nombre }) => nombre.length > 3),
      ).map(({ nombre }) => nombre),
      ...etapas.map(({ id }) => `/etapa/${id})`),
    ].filter((wanted) => !shown(response).includes(wanted))
    if ((kind !== 'answer' && kind !== 'ask') || missing.length)
      lost.push(`${text} → ${missing.join(', ')}: ${shown(response)}`)
  }
  expect(buttons.size).toBeGreaterThan(80)
  expect(lost).toEqual([])
})

it('understands the question that stands for each intent as that intent', async () => {
  const clans = [
    ['Los Halcones', 'Puelche'],
    ['Perros de Lota', 'Once y Media'],
  ] as const
  const players = [
    ['Loica', 'Peuco'],
    ['Zorzal Viejo', 'Tatán'],
  ] as const
  const lost: string[] = []
  for (const { id, ask: question, about: of } of intents.filter(({ ask: each }) => each)) {
    const pairs = of === 'jugador' ? players : of ? clans : [...clans, ...players]
    for (const [quien, otro] of question.includes('{quien}') ? pairs : pairs.slice(0, 1)) {
      const button = filled(question, quien, otro)
      const { intent } = await world.assistant.ask(button)
      if (intent !== id) lost.push(`${button} → ${intent}, not ${id}`)
    }
  }
  expect(lost).toEqual([])
})

it('offers questions about clans for a clan, and about players for a player', async () => {
  const { community } = await world.assistant.site()
  const offered = (
    await Promise.all(
      ['Corral', 'Zorzal Viejo', 'Puelche'].flatMap((who) =>
        about.map((each) => world.assistant.ask(each.replace('{}', who))),
      ),
    )
  ).flatMap(({ sugerencias }) => sugerencias)
  for (const { nombre } of community.playerById.values())
    if (!community.clanes.exact(nombre.toLowerCase()).length)
      expect(offered).not.toContain(`¿Quiénes juegan en ${nombre}?`)
  expect(offered).not.toContain('¿En qué clan juega Puelche?')
})
