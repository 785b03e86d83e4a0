import { expect, it } from 'vitest'
import { Assistant } from '../assistant'
import { filled } from '../buttons'
import { intents } from '../intents/all'
import type { Who } from '../names/community'
import { inWorld } from '../../testing/questions/in-world'
import { gameHost, now, openWorld } from '../../testing/questions/world'
import { etapaText } from '../wording'

const world = inWorld()

const shown = (text: string) => text.replaceAll('\u200B', '')
const ask = async (text: string) => shown((await world.assistant.ask(text)).response)

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

it.each([
  ['en que puesto van los halcones', /Los Halcones\*\* van/],
  ['perros de lota como van', /Perros de Lota\*\* van/],
  ['en que puesto va once y media', /Once y Media\*\* va /],
  ['que racha tienen los halcones', /Los Halcones\*\* vienen/],
  ['ultimos partidos de los halcones', /• (?:ganaron a|perdieron ante)/],
  ['los halcones contra puelche', /la (?:ganaron Los|ganó Puelche)/],
  ['los zorzales estan rankeados', /están \*\*No Rankeados\*\*/],
])('%s: the verb agrees with the name', async (text, wanted) => expect(await ask(text)).toMatch(wanted))

it.each([
  ['quien va primero', 'each open etapa'],
  ['cuanto dura una etapa', 'each open etapa'],
  ['como va la tabla', 'each open etapa'],
])('%s: names %s, single-player ones included', async (text) => {
  const answer = await ask(text)
  const open = (await world.assistant.site()).community.etapas.filter(({ activo }) => activo)
  expect(open.length).toBeGreaterThan(1)
  for (const { id } of open) expect(answer).toContain(`/etapa/${id})`)
})

it.each([
  'cuando jugo por ultima vez sin retirada',
  'integrantes de sin retirada',
  'lider de sin retirada',
  'en que puesto va sin retirada',
  'racha de sin retirada',
  'mejor puesto de sin retirada',
  'cuando se fundo sin retirada',
  'victorias de sin retirada',
])('%s: names both etapas where the clan plays', async (text) => {
  const answer = await ask(text)
  expect([answer.includes('Etapa II de Allied Assault'), answer.includes('Etapa I de Spearhead')]).toEqual([true, true])
})

it('keeps to the etapa that is named', async () => {
  const answer = await ask('ultimos partidos de sin retirada en la etapa i de spearhead')
  expect(answer).toContain('Etapa I de Spearhead')
  expect(answer).not.toContain('Allied Assault')
})

it.each([
  ['va primera vieja guardia?', 'Sí'],
  ['va primero puelche?', 'No'],
  ['esta rankeado puelche?', 'Sí'],
  ['los zorzales estan rankeados?', 'No'],
  ['hay gente jugando?', 'Sí'],
  ['hay alguien en clanes 2?', 'No'],
  ['esta tatan jugando?', 'Sí'],
  ['esta zorzal viejo jugando?', 'No'],
  ['hay torneos?', '**Sí**'],
  ['hay alguien transmitiendo?', 'Sí'],
  ['esta corral en vivo?', 'Sí'],
  ['ta en vivo el corral?', 'Sí'],
  ['chercan tiene youtube?', 'Sí'],
  ['chañar tiene youtube?', 'No'],
  ['se puede jugar brest?', 'Sí'],
  ['puede reportar un capitan?', '**Sí'],
  ['puedo reportar si soy miembro?', '**No'],
  ['solo el lider puede reportar?', '**No'],
  ['se puede usar la bazooka?', '**No'],
  ['esta prohibido el rocket?', '**Sí'],
  ['puedo jugar sin anticheat?', '**No'],
  ['es obligatorio el anticheat?', '**Sí'],
  ['podemos jugar con 3?', '**No'],
  ['podemos jugar con 4?', '**Sí'],
  ['puedo cambiar mi correo?', 'Sí'],
  ['el chañar y el farolero estan en el mismo clan?', 'Sí'],
  ['tienen foro?', 'Sí: el **[Foro'],
])('%s: begins with %s', async (text, begins) => expect((await ask(text)).startsWith(begins)).toBe(true))

it.each([
  'quien va primero',
  'en que puesto va puelche',
  'quien reporta',
  'que mapas se juegan',
  'quien esta transmitiendo',
  'mi cuenta',
  'hay algun servidor lleno?',
  'hay lag en el server?',
  'mi nick tiene un garabato me lo cambian?',
])('%s: does not begin with yes or no', async (text) => expect(await ask(text)).not.toMatch(/^\**(?:Sí|No)\b/))

it('gives a channel as a complete link to copy', async () => {
  const { response } = await world.assistant.ask('canales de chercan')
  expect(response).toContain('[YouTube](https://www.youtube.com/@chercan_trinchera)')
  expect(response).toContain('(https://www.twitch.tv/chercan_trinchera)')
})

it('speaks of Discord only where the bot is', async () => {
  expect(await ask('tienen discord')).not.toContain('menciónenme')
  const there = new Assistant({
    database: world.database,
    now: () => now,
    gameHost,
    siteName: 'Trinchera',
    discord: true,
  })
  expect((await there.ask('tienen discord')).response).toContain('menciónenme')
})

it('explains climbing with its two rules, one example and one link', async () => {
  const answer = await ask('como subo')
  expect([answer.match(/→/g)?.length, answer.match(/\]\(/g)?.length, answer.split('\n').length]).toEqual([1, 1, 4])
})

it('says that an etapa is paused, not that it ended', async () => {
  const paused = await openWorld()
  try {
    await paused.db.updateTable('etapas').set({ activo: 0 }).where('nombre', '=', 'Etapa II').execute()
    const there = new Assistant({ database: paused, now: () => now, gameHost, siteName: 'Trinchera' })
    const answer = async (text: string) => shown((await there.ask(text)).response)
    const list = await answer('que etapas hay')
    expect(
      list
        .split('\n')
        .filter((line) => line.includes('Etapa II '))
        .join(),
    ).toContain('(pausada)')
    expect(list).toContain('(cerrada)')
    expect(await answer('hasta cuando dura la etapa ii de allied assault')).toContain('pausada')
  } finally {
    await paused.drop()
  }
})
