import { beforeAll, describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { matcher } from '../intents/learnt'
import type { Site } from '../intent'
import { newThread } from '../thread-state'
import { readQuestion } from '../understand'
import type { Consulta } from './consulta'
import { readConsulta } from './read'

// What sentences ask of the site's data, in the demo community on the 14th of March 2026.

const world = inWorld()
let site: Site
beforeAll(async () => void (site = await world.assistant.site()))

const reading = async (text: string) => readConsulta(readQuestion(text, site, await matcher(), newThread), site)
const refs = new Map<string, string>()
function nameOf(ref: string | null): string | null {
  for (const { clanes } of site.community.clanById.values())
    for (const { id } of clanes) refs.set(`c${id}`, site.community.clanById.get(id)?.nombre ?? '')
  return ref && (refs.get(ref) ?? ref)
}
const february = { desde: '2026-02-01T00:00', hasta: '2026-03-01T00:00' }
const yesterday = { desde: '2026-03-13T00:00', hasta: '2026-03-14T00:00' }
const none = { desde: '', hasta: '' }

const cases: readonly [string, Partial<Omit<Consulta, 'quien'>> & { quien?: string }][] = [
  ['cómo le fue a Puelche el mes pasado', { de: 'partidas', medida: 'balance', quien: 'Puelche', ...february }],
  ['puelche cuantas gano en febrero', { de: 'partidas', medida: 'cuenta', resultado: 'ganada', ...february }],
  ['cuántas partidas jugó puelche el mes pasado', { medida: 'cuenta', resultado: null, ...february }],
  ['resultados de febrero de puelche', { medida: 'balance', quien: 'Puelche', ...february }],
  ['cuantas gana y cuantas pierde puelche', { medida: 'balance', resultado: null, ...none }],
  ['cuándo perdió Puelche por última vez y con quién', { medida: 'ultima', resultado: 'perdida', quien: 'Puelche' }],
  ['quien fue el ultimo q le gano a puelche y q dia', { medida: 'ultima', resultado: 'perdida' }],
  ['a quien le gano puelche la ultima vez', { medida: 'ultima', resultado: 'ganada' }],
  ['hace cuanto que puelche no gana', { medida: 'ultima', resultado: 'ganada' }],
  ['cual fue la primera victoria de puelche', { medida: 'primera', resultado: 'ganada' }],
  ['gano puelche su ultima partida?', { medida: 'ultima', resultado: null }],
  ['cuántas partidas hubo ayer', { de: 'partidas', medida: 'cuenta', ...yesterday }],
  [
    'en lo q va del mes cuantos partidos llevamos entre todos',
    { de: 'partidas', medida: 'cuenta', desde: '2026-03-01T00:00' },
  ],
  ['a quién le gana más puelche', { medida: 'quien', agrupar: 'rival', resultado: 'ganada' }],
  ['quien le gana mas a puelche', { agrupar: 'rival', resultado: 'perdida' }],
  ['contra quien pierde mas puelche', { agrupar: 'rival', resultado: 'perdida' }],
  ['quien es la bestia negra de puelche, el q mas le gana', { agrupar: 'rival', resultado: 'perdida' }],
  ['el casero de puelche quien es', { agrupar: 'rival', resultado: 'ganada' }],
  ['contra quien ha jugado mas puelche este año', { agrupar: 'rival', resultado: null, desde: '2026-01-01T00:00' }],
  [
    'quién subió más esta semana',
    { de: 'clanes', ordenar: { campo: 'alza', hacia: 'mas' }, desde: '2026-03-09T00:00' },
  ],
  ['que clan bajo mas puestos', { ordenar: { campo: 'alza', hacia: 'menos' } }],
  ['qué clanes no han jugado nunca', { de: 'clanes', filtro: { campo: 'jugadas', es: 'igual', valor: 0 } }],
  ['que clanes no han ganado ninguna', { filtro: { campo: 'ganadas', es: 'igual', valor: 0 } }],
  ['que clanes van invictos', { filtro: { campo: 'perdidas', es: 'igual', valor: 0 } }],
  ['clanes con más de 60 %', { filtro: { campo: 'porcentaje', es: 'mas', valor: 60 } }],
  ['clanes con al menos 10 victorias', { filtro: { campo: 'ganadas', es: 'desde', valor: 10 } }],
  [
    'cuantos clanes tienen menos de 20 derrotas',
    { medida: 'cuenta', filtro: { campo: 'perdidas', es: 'menos', valor: 20 } },
  ],
  [
    'en la etapa ii de allied assault quienes pasan el 60% de victorias',
    { filtro: { campo: 'porcentaje', es: 'mas', valor: 60 } },
  ],
  ['que clan ha perdido menos este mes', { ordenar: { campo: 'perdidas', hacia: 'menos' }, desde: '2026-03-01T00:00' }],
  ['que clan jugo mas en febrero', { ordenar: { campo: 'jugadas', hacia: 'mas' }, ...february }],
  ['que jugador gano mas este mes', { de: 'jugadores', ordenar: { campo: 'ganadas', hacia: 'mas' } }],
  [
    'mejor porcentaje de victorias de la etapa ii de allied assault, que clan es',
    { ordenar: { campo: 'porcentaje', hacia: 'mas' } },
  ],
  ['han pillado a alguien haciendo trampa', { de: 'fallos', medida: 'existe' }],
  ['cuando partio la etapa ii de allied assault', { de: 'etapas', medida: 'inicio' }],
  ['que anuncios hubo esta semana', { de: 'anuncios', medida: 'lista' }],
  ['cuantas partidas gano puelche en the hunt', { de: 'partidas', mapa: 'the hunt' }],
  ['que partidas se jugaron ayer en breakthrough', { de: 'partidas', medida: 'lista', ...yesterday }],
  ['ayer quien vencio a quien', { de: 'partidas', medida: 'lista', ...yesterday }],
  ['puelche jugo ayer?', { medida: 'existe', resultado: null, quien: 'Puelche', ...yesterday }],
  ['perdio puelche ayer?', { medida: 'existe', resultado: 'perdida', ...yesterday }],
  ['a quien vencio puelche en febrero', { medida: 'lista', resultado: 'ganada', ...february }],
  ['en que mes perdio mas puelche', { agrupar: 'mes', ordenar: { campo: 'perdidas', hacia: 'mas' }, ...none }],
  ['el mejor mes de puelche cual fue', { agrupar: 'mes', ordenar: { campo: 'ganadas', hacia: 'mas' }, ...none }],
  ['quien gano la ultima entre puelche y barricada', { medida: 'ultima', resultado: null, quien: 'Puelche' }],
  ['que puesto tenia puelche el 10 de febrero', { de: 'clanes', medida: 'puesto', desde: '2026-02-10T00:00' }],
  ['cuando llego puelche al segundo puesto', { medida: 'llegada', lugar: 2, quien: 'Puelche' }],
  ['desde cuando va primero puelche', { medida: 'llegada', lugar: 1 }],
  [
    'los 4 peores de la etapa ii de allied assault',
    { medida: 'lista', limite: 4, ordenar: { campo: 'puesto', hacia: 'menos' } },
  ],
  ['top 4 de jugadores con mas derrotas', { de: 'jugadores', limite: 4, ordenar: { campo: 'perdidas', hacia: 'mas' } }],
  ['los 2 con mas derrotas en breakthrough', { de: 'clanes', limite: 2, ordenar: { campo: 'perdidas', hacia: 'mas' } }],
  ['clanes ordenados por partidas', { de: 'clanes', medida: 'lista', ordenar: { campo: 'jugadas', hacia: 'mas' } }],
  ['clanes que van perdiendo 4 o mas seguidas', { filtro: { campo: 'caida', es: 'desde', valor: 4 } }],
  ['quienes llevan 4 victorias seguidas o mas', { filtro: { campo: 'racha', es: 'desde', valor: 4 } }],
  ['clanes con 8 integrantes', { filtro: { campo: 'integrantes', es: 'igual', valor: 8 } }],
  ['clanes con menos de 60 partidas jugadas', { filtro: { campo: 'jugadas', es: 'menos', valor: 60 } }],
  ['que clanes estan en mas de una etapa', { filtro: { campo: 'etapas', es: 'mas', valor: 1 } }],
  ['cual es el clan mas antiguo', { ordenar: { campo: 'fundado', hacia: 'menos' } }],
  ['que clan tiene mas integrantes', { ordenar: { campo: 'integrantes', hacia: 'mas' } }],
]

it.each(cases)('%s', async (text, wanted) => {
  const read = await reading(text)
  const { quien, ...rest } = wanted
  expect(read?.consulta).toMatchObject(rest)
  if (quien) expect(nameOf(read?.consulta?.quien[0] ?? null)).toBe(quien)
})

describe('whoever asks', () => {
  it.each([
    ['cuantas llevo ganadas yo', 'jugador', { medida: 'cuenta', resultado: 'ganada' }],
    ['como nos fue el mes pasado', 'clan', { medida: 'balance', ...february }],
    ['cuando perdimos la ultima y con kien', 'clan', { medida: 'ultima', resultado: 'perdida' }],
    ['cuantas veces nos ha ganado puelche', 'clan', { medida: 'cuenta', resultado: 'perdida' }],
  ] as const)('%s', async (text, yo, wanted) => {
    const read = await reading(text)
    expect(read?.yo).toBe(yo)
    expect(read?.consulta).toMatchObject(wanted)
    expect(read?.consulta?.quien).toEqual([])
  })
})

it.each([
  'como reporto una derrota',
  'cuando juega puelche',
  'muestrame los resultados de los halcones',
  'que onda compa como andamos',
  'cual es el castigo por hacer trampa',
  'quien va primero',
  'cuanto cuesta el juego',
  'si le gano al 3 estando 9',
  'cuantos jugadores tiene puelche',
  'que mapa se juega el lunes',
  'quien gana mas plata',
  'quien gano el partido de ayer',
  'como borro mi cuenta hoy',
  'cómo le fue a puelche en el trabajo ayer',
])('does not take «%s» for a question about the data', async (text) => {
  expect((await reading(text))?.consulta ?? null).toBeNull()
})
