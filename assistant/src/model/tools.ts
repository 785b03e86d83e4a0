import { formatDate } from '@trinchera/rules/presentation'
import { z } from 'zod'
import { answerOf, type Answer } from '../answered'
import { HiddenStatistics, hiddenStatistics } from '../answers/hidden'
import { searched } from '../answers/site-search'
import { filled } from '../buttons'
import { fill } from '../fill'
import { ask } from '../in-thread'
import { capabilities } from '../intents/all'
import type { Reply, Site } from '../intent'
import type { Matcher } from '../intents/matcher'
import { ownClan } from '../names/asker'
import { nameKey } from '../names/name-index'
import { answerConsulta } from '../query/answer'
import { intentOf } from '../query/told'
import { newThread, type Thread } from '../thread-state'
import { readQuestion } from '../understand'
import { bullets, lines, link, quoted } from '../wording'
import { wordsOf } from '../words/plain'
import type { Tool, ToolCall } from './endpoint'
import { namedCapability, namedConsulta, namedIn, resolved } from './named'
import { countsIn, stemOf } from './verify'

/** What a tool gave: text, which the answer is held to, and the answer it is of where it is one. */
export interface Result {
  text: string
  answer: Answer | null
}

/** What the tools of one question work with. */
export interface Bench {
  question: string
  conversacion: string | null | undefined
  thread: Thread
  site: Site
  matcher: Matcher
}

interface Held<T extends z.ZodType> {
  description: string
  schema: T
  run(args: z.output<T>, bench: Bench, before: readonly Result[]): Promise<Result | string>
}
const tool = <T extends z.ZodType>(held: Held<T>) => ({
  description: held.description,
  parameters: z.toJSONSchema(held.schema, { io: 'input' }),
  /** Null where the arguments are none of this tool's. */
  use(text: string, bench: Bench, before: readonly Result[]): Promise<Result | string> | null {
    const parsed = held.schema.safeParse(json(text))
    if (!parsed.success) return null
    return held.run(parsed.data, bench, before).catch((error: unknown) => {
      if (!(error instanceof HiddenStatistics)) throw error
      return told('', hiddenStatistics(error.who, false), bench)
    })
  },
})

function json(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return null
  }
}

const told = (intent: string, reply: Reply, { thread }: Bench): Result => {
  const answer = answerOf(intent, reply, thread)
  return { text: [answer.response, ...answer.sugerencias].join('\n'), answer }
}

const mostTexts = 3
const mostNames = 4

/** What is published about something, quoted and linked, and who has a name like it. */
async function search(text: string, site: Site): Promise<string> {
  const words = wordsOf(text).map(({ plain }) => plain)
  const texts = searched(words, await site.textos(), { least: 0.34, lone: () => true, whole: true }).slice(0, mostTexts)
  const key = nameKey(text)
  const names = [...site.community.clanes.like(key, mostNames), ...site.community.players.like(key, mostNames)]
  return (
    lines(
      bullets(
        texts.map(
          ({ text: { title, address, at }, quote }) =>
            `${link(title, address)}${at ? ` (${formatDate(at)})` : ''}: «${quoted(quote)}»`,
        ),
      ),
      names.length > 0 &&
        `Se llaman así: ${names.map(({ kind, nombre }) => `${quoted(nombre)} (${kind})`).join(', ')}.`,
    ) || 'No hay nada de eso.'
  )
}

const operations = ['suma', 'resta', 'porcentaje'] as const

/** A sum of figures that tools returned: a model may not work one out by itself. */
const sum = z.object({
  operacion: z.enum(operations).describe('porcentaje: qué parte del segundo número es el primero'),
  numeros: z.array(z.int().min(0).max(10_000_000)).min(2).max(8),
  unidad: z
    .string()
    .regex(/^\p{L}{3,20}$/u)
    .describe('Qué se cuenta, en plural y como lo dicen los resultados: "victorias"'),
})

/** The sum of counts that stand in what the tools gave, each beside its own unit; null where one does not. */
function summed({ operacion, numeros, unidad }: z.output<typeof sum>, given: string): string | null {
  const counted = countsIn(given)
  const stands = (number: number) =>
    counted.some(
      ([noun, figure]) => Number(figure) === number && (operacion === 'porcentaje' || noun === stemOf(unidad)),
    )
  if (!numeros.every(stands)) return null
  const [first = 0, ...rest] = numeros
  if (operacion === 'suma') return `${numeros.join(' + ')} = ${numeros.reduce((a, b) => a + b, 0)} ${unidad}`
  if (rest.length > 1) return null
  const [second = 0] = rest
  if (operacion === 'resta') return `${first} − ${second} = ${Math.abs(first - second)} ${unidad}`
  return second && first <= second ? `${first} de ${second} = ${Math.round((100 * first) / second)} %` : null
}

const broken = 'Los argumentos no sirven: revisa el nombre de la herramienta y sus parámetros.'

/** All that a model can do. Nothing private is within its reach, and nothing here writes. */
const tools = new Map(
  Object.entries({
    consulta: tool({
      description:
        'Cuenta, compara y lista lo que el sitio sabe: partidas, clanes, jugadores, etapas, fallos, anuncios, servidores',
      schema: namedConsulta,
      async run(args, bench) {
        const query = resolved(args, bench.site)
        if (typeof query === 'string') return query
        const question = readQuestion(bench.question, bench.site, bench.matcher, bench.thread)
        const reply = await answerConsulta(query, question, bench.thread, bench.site)
        return reply
          ? told(intentOf(query), { ...reply, consulta: query }, bench)
          : 'Esa consulta no tiene respuesta: prueba otra medida.'
      },
    }),
    capacidad: tool({
      description: `Lo que el sitio contesta a una de estas preguntas, con los nombres que se le den. ${capabilities.map(({ id, ask }) => `${id}: ${ask}`).join('; ')}`,
      schema: z.object({ pide: namedCapability }),
      async run({ pide }, bench) {
        const { site, matcher } = bench
        const intent = capabilities.find(({ id }) => id === pide.que)
        const named = intent && namedIn(pide, intent.about === 'jugador', site)
        if (!named || typeof named === 'string') return named ?? broken
        const [one, two] = named.quien
        const question = readQuestion(filled(intent.ask, one, two), site, matcher, newThread)
        return told(intent.id, await intent.answer({ ...fill(question, intent, newThread, site), ...named }), bench)
      },
    }),
    buscar: tool({
      description: 'Busca en los textos publicados del sitio y entre los nombres de clanes y jugadores',
      schema: z.object({ texto: z.string().min(1).max(100) }),
      run: async ({ texto }, { site }) => ({ text: await search(texto, site), answer: null }),
    }),
    preguntar: tool({
      description:
        'Lo que el asistente del sitio contesta a una pregunta completa: guía, reglas, descargas, puestos, cómo se hace algo',
      schema: z.object({ pregunta: z.string().min(1).max(300) }),
      async run({ pregunta }, { conversacion, site, matcher }) {
        const answer = await ask(pregunta, conversacion, site, matcher)
        return { text: [answer.response, ...answer.sugerencias].join('\n'), answer }
      },
    }),
    quien_soy: tool({
      description: 'Quién pregunta: su nombre de jugador y su clan, si se sabe',
      schema: z.object({}),
      async run(_, { site }) {
        const clan = await ownClan(site)
        return {
          text: site.asker
            ? `Pregunta ${quoted(site.asker.nombre)}${clan ? `, del clan ${quoted(clan.nombre)}` : ', sin clan'}.`
            : 'No se sabe quién pregunta.',
          answer: null,
        }
      },
    }),
    calcular: tool({
      description: 'Suma, resta o porcentaje de cifras que dieron las otras herramientas. Nunca calcules por tu cuenta',
      schema: sum,
      async run(args, _, before) {
        const text = summed(args, before.map((result) => result.text).join('\n'))
        return text === null ? 'Esas cifras no están en los resultados con esa unidad.' : { text, answer: null }
      },
    }),
  }),
)

export const offered: readonly Tool[] = [...tools].map(([name, { description, parameters }]) => ({
  name,
  description,
  parameters,
}))

/** Does what a model asks for. What makes no sense is answered as such, for it to try again; `result` is null then, so that it is no evidence. */
export async function use(
  { function: { name, arguments: given } }: ToolCall,
  bench: Bench,
  before: readonly Result[],
): Promise<{ text: string; result: Result | null }> {
  const done = (await tools.get(name)?.use(given, bench, before)) ?? broken
  return typeof done === 'string'
    ? { text: JSON.stringify({ error: done }), result: null }
    : { text: JSON.stringify({ resultado: done.text }), result: done }
}
