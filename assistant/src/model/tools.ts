import { z } from 'zod'
import { answered } from '../ask'
import { filled } from '../buttons'
import type { Reply, Site } from '../intent'
import type { Matcher } from '../intents/matcher'
import { nameKey } from '../names/name-index'
import type { Thread } from '../thread-state'
import { readQuestion } from '../understand'
import { quoted } from '../wording'
import type { Tool, ToolCall } from './endpoint'

/** What a tool gave: text for the model, and the answer it is made of where it is one. */
export interface Result {
  text: string
  intent: string | null
  reply: Reply | null
}

const consulted = z.object({ tema: z.string(), pregunta: z.string().max(300) })
const searched = z.object({ nombre: z.string().max(100) })

/** The tools a model has: the answers that the engine has, and a look at who there is. Nothing private is within their reach. */
export function toolsOf({ intents }: Matcher): Tool[] {
  const asked = intents.filter(({ ask }) => ask)
  return [
    {
      name: 'consultar',
      description: `Contesta con los datos del sitio, al momento. Temas: ${asked.map(({ id, ask }) => `${id} (${filled(ask, 'X', 'Y')})`).join('; ')}`,
      parameters: {
        type: 'object',
        properties: {
          tema: { type: 'string', enum: asked.map(({ id }) => id) },
          pregunta: {
            type: 'string',
            description:
              'La pregunta completa en español, con los nombres de los clanes, jugadores, etapas o juegos de que se trata',
          },
        },
        required: ['tema', 'pregunta'],
      },
    },
    {
      name: 'buscar',
      description: 'Busca clanes y jugadores por su nombre, aunque esté mal escrito',
      parameters: { type: 'object', properties: { nombre: { type: 'string' } }, required: ['nombre'] },
    },
  ]
}

function parsed<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const broken: Result = {
  text: 'Los argumentos no sirven: revisa el nombre de la herramienta y sus parámetros.',
  intent: null,
  reply: null,
}

/** Does what a model asks for. What makes no sense is answered as such, for it to try again. */
export async function use(
  { function: { name, arguments: given } }: ToolCall,
  thread: Thread,
  site: Site,
  matcher: Matcher,
): Promise<Result> {
  if (name === 'buscar') {
    const args = parsed(searched, given)
    if (!args) return broken
    const key = nameKey(args.nombre)
    const clanes = site.community.clanes.like(key, 4).map(({ nombre }) => quoted(nombre))
    const jugadores = site.community.players.like(key, 4).map(({ nombre }) => quoted(nombre))
    return { text: JSON.stringify({ clanes, jugadores }), intent: null, reply: null }
  }
  const args = name === 'consultar' ? parsed(consulted, given) : null
  const intent = args && matcher.intents.find(({ id, ask }) => id === args.tema && ask)
  if (!args || !intent) return broken
  const reply = await answered(intent, readQuestion(args.pregunta, site, matcher, thread), thread, site)
  return { text: JSON.stringify({ texto: reply.text, preguntas: reply.sugerencias ?? [] }), intent: intent.id, reply }
}
