import { mapsOf } from '../answers/maps'
import { leader, members } from '../answers/members'
import { playedHours } from '../answers/played-hours'
import { lookingForClan, takingRequests } from '../answers/recruiting'
import { comingRetos } from '../answers/retos'
import { serverAddress, serverList } from '../answers/servers'
import { news, numbers, staff } from '../answers/site'
import { streams } from '../answers/streams'
import { bestPlayers } from '../answers/tops'
import type { Asked, Reply } from '../intent'
import { asked as consultaOf, refOf, type Consulta } from '../query/consulta'
import { sayIn } from '../wording'
import { about, clansIn } from './clan-facts'
import { etapas, etapaWinners } from './site-facts'
import { supposed } from '../answers/what-if'
import { tableOf } from './tables'
import { aspectTold } from '../torneos/turn'
import { tell } from './tell'

type Answering = (asked: Asked) => Reply | null | Promise<Reply | null>

/** What an intent asks as a question of the typed query, of whom and where it names. */
const ofQuery =
  (fields: Pick<Consulta, 'de' | 'medida'> & Partial<Consulta>): Answering =>
  async ({ quien, etapas: said, juego, numero, site }) => {
    const [one, two] = quien.flatMap((who) => refOf(who) ?? [])
    const consulta = consultaOf({
      quien: one ? [one] : [],
      rival: two ?? null,
      etapa: said.map(({ id }) => id).slice(0, 8),
      juego: said.length ? null : (juego?.id ?? null),
      ...fields,
      ...(fields.lugar ? { lugar: numero === null ? fields.lugar : numero < 0 ? last : numero } : {}),
    })
    const reply = await tell(consulta, site)
    return reply && { ...reply, consulta }
  }

/** Stands for the last place in a typed query. */
const last = 999
const by = (campo: 'racha' | 'ganadas', hacia: 'mas' | 'menos' = 'mas'): Answering =>
  ofQuery({ de: 'clanes', medida: 'quien', ordenar: { campo, hacia }, limite: 3 })
const record = ofQuery({ de: 'partidas', medida: 'balance' })
const list = ofQuery({ de: 'partidas', medida: 'lista' })
const atPlace = ofQuery({ de: 'clanes', medida: 'quien', lugar: 1 })
const hours = async ({ site }: Asked): Promise<Reply | null> => {
  const text = await playedHours(site, sayIn(true))
  return text === null ? null : { text }
}
const says = ({ words }: Asked, word: RegExp) => words.some(({ plain }) => word.test(plain))
/** Of servers that were told: 'what map are they on'. */
const goesOnWithServers = ({ goesOn, before }: Asked) =>
  goesOn && /^(?:servidores|quienes-juegan|mas-gente)$/.test(before.intent ?? '')

/** What a question that the query knows as well asks, where the words of it were not understood one by one. */
export const queriesOf: ReadonlyMap<string, Answering> = new Map<string, Answering>([
  ['puesto', (asked) => ofQuery({ de: 'clanes', medida: 'puesto', lugar: asked.numero })(asked)],
  ['racha', ofQuery({ de: 'clanes', medida: 'puesto', ordenar: { campo: 'racha', hacia: 'mas' } })],
  ['record', record],
  ['duelo', (asked) => (says(asked, /^hora$/) ? comingRetos(true)(asked) : record(asked))],
  ['comparar', record],
  ['partidas-de', list],
  // of two who were told of, their matches: 'what was the score'
  [
    'ultimas-partidas',
    (asked) => list(asked.before.quien.length > 1 ? { ...asked, quien: asked.before.quien } : asked),
  ],
  ['en-puesto', (asked) => (says(asked, /^(?:gano|campeon)/) ? etapaWinners(asked) : atPlace(asked))],
  ['mejor-racha', by('racha')],
  ['peor-racha', by('racha', 'menos')],
  ['mas-victorias', by('ganadas')],
])

/** What is told in English of what an intent asks, by the intent's id; not of the texts that its article has. */
export const answersOf: ReadonlyMap<string, Answering> = new Map<string, Answering>([
  ['buscan-clan', (asked) => lookingForClan(asked, true)],
  ['campeones', etapaWinners],
  ['clan-de', about],
  ['clanes-de', clansIn],
  ['como-termino', etapaWinners],
  ['cuantos-somos', numbers],
  ['etapas', etapas],
  ['fin-etapa', ofQuery({ de: 'etapas', medida: 'fin' })],
  ['fundado', about],
  ['horas', hours],
  ['integrantes', members],
  ['ip', serverAddress],
  ['juegos', etapas],
  ['lider', leader],
  ['mapas', (asked) => (goesOnWithServers(asked) ? serverList(asked) : mapsOf(asked, true))],
  ['mas-gente', serverList],
  ['noticias', news],
  ['primeros', etapaWinners],
  ['quien-es', about],
  ['quienes-juegan', serverList],
  ['reciben-gente', (asked) => takingRequests(asked, true)],
  ['retos-proximos', comingRetos(true)],
  ['servidores', serverList],
  ['si-gana', supposed],
  ['staff', staff],
  ['streams', streams],
  ['tabla', tableOf],
  ['top-clanes', tableOf],
  ['top-jugadores', (asked) => bestPlayers(asked, true)],
  ['torneo-formato', aspectTold('torneo-formato', true)],
  ['torneo-inscribir', aspectTold('torneo-inscribir', true)],
  ['torneos', aspectTold('torneos', true)],
  ['torneos-pasados', aspectTold('torneos-pasados', true)],
])
