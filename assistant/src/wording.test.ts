import { expect, it } from 'vitest'
import { button, buttonIn, filled, tableButton } from './buttons'
import { bulletsUpTo, copied, isPlural, link, listedUpTo, quoted, etapaText, inEnglish } from './wording'

it.each([
  'Los Halcones',
  'Las Taguas',
  'LOS DEL CIBER',
  'Perros de Lota',
  'Lobos de Atacama',
  'Halcones',
  'Viejas Glorias',
  'Tres Álamos',
  'águilas',
])('%s play in the plural', (name) => expect(isPlural(name)).toBe(true))

it.each([
  'Puelche',
  'Vieja Guardia',
  'Once y Media',
  'Última Bala',
  'Trueno Pampino',
  'La Última Micro',
  'Atlas',
  'Satanás',
  'Inglés',
  'Venus',
  'Kaos',
  'Team Lobos',
  'Boss',
  '[CL]',
  '77',
  '',
])('%s plays in the singular', (name) => expect(isPlural(name)).toBe(false))

it('uses the singular for a player, whatever the username', () => {
  expect(isPlural({ kind: 'jugador', id: 1, nombre: 'Patas Largas' })).toBe(false)
  expect(isPlural({ kind: 'clan', clanes: [], nombre: 'Patas Largas' })).toBe(true)
})

const etapa = { nombre: 'Etapa I', juego: { nombre: 'Spearhead' } }
const duel = { nombre: 'Duelo 1v1', juego: { nombre: 'Spearhead' } }

it('writes a button with the verb in the number of its subject, and an etapa with its game', () => {
  expect(button('racha', 'Los Halcones')).toBe('¿Qué racha tienen Los Halcones?')
  expect(button('racha', 'Puelche')).toBe('¿Qué racha tiene Puelche?')
  expect(button('siGana', 'Perros de Lota', 'Puelche')).toBe('¿Qué pasa si Perros de Lota le ganan a Puelche?')
  expect(buttonIn('integrantes', 'Sin Retirada', etapa)).toBe(
    '¿Quiénes juegan en Sin Retirada en la Etapa I de Spearhead?',
  )
  expect([tableButton(etapa), tableButton(duel)]).toEqual([
    'Tabla de la Etapa I de Spearhead',
    'Tabla de Duelo 1v1 de Spearhead',
  ])
  expect(etapaText({ ...etapa, nombre: 'Temporada 2' })).toBe('la Temporada 2 de Spearhead')
})

it('puts a name into a button unchanged, whatever characters it has', () =>
  expect(filled('¿Quién es {quien}?', "$& {otro} $'")).toBe("¿Quién es $& {otro} $'?"))

it('says how many entries it omits, and never omits just one', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  expect(listedUpTo(names, 5)).toBe('a, b, c, d y e')
  expect(listedUpTo(names, 4)).toBe('a, b, c, d y e')
  expect(listedUpTo(names, 3)).toBe('a, b, c y 2 más')
})

it.each(['C:\\Juegos\\MOHAA.exe', 'mohaa.ejemplo.cl:12203', 'cl4ve*con@signos', 'ts3server://voz.ejemplo.cl'])(
  'does not break text that is to be copied: %s',
  (text) => expect(copied(text)).toBe(text),
)
it('keeps an address inside its link and mentions nobody', () => {
  expect(link('Ver', 'https://es.example.org/wiki/Juego_(2002) x')).toBe(
    '[Ver](https://es.example.org/wiki/Juego_%282002%29%20x)',
  )
  expect(link('YouTube', 'https://www.youtube.com/@everyone')).toBe('[YouTube](https://www.youtube.com/%40everyone)')
  expect(link('YouTube', 'https://www.youtube.com/@chercan')).toBe('[YouTube](https://www.youtube.com/@chercan)')
})

it.each(['**x**', '[a](b)', '@everyone', '<@123>'])('escapes text that would become markup or a mention: %s', (text) =>
  expect(copied(text)).toBe(quoted(text)),
)

it('links what a list leaves out to the page that has it all', () => {
  const items = ['a', 'b', 'c', 'd']
  expect(bulletsUpTo(items, 2, '/todos')).toBe('• a\n• b\n…y [2 más](/todos).')
  expect(bulletsUpTo(items, 2, '/all', inEnglish)).toBe('• a\n• b\n…and [2 more](/all).')
  expect(bulletsUpTo(items, 3, '/todos')).toBe('• a\n• b\n• c\n• d')
})
