import { z } from 'zod'
import { consulta, fields as columns, type Change, type Consulta } from '../query/consulta'
import type { Block } from './blocks'
import { sorted } from './intents'

/** What a form reads of a question's words, besides whom it names, where and when. */
const slots = ['resultado', 'orden', 'hacia', 'numero', 'lugar', 'filtro', 'etapas', 'partida'] as const
export type FormSlot = (typeof slots)[number]

/** A kind of question about the site's data, with the typed query that it asks. */
export interface QueryForm {
  id: string
  query: Change & Pick<Consulta, 'de' | 'medida'>
  /** How many clans or players must be named, or be meant by the thread or the asker. */
  needs: 0 | 1 | 2
  /** Whom 'yo' means where nobody is named: a player or a clan; `rival`: the clan that is named is the asker's rival. */
  about: 'jugador' | 'rival' | 'clan'
  reads: ReadonlySet<FormSlot>
  /** Questions of this form, in Spanish and English, with the placeholders of the intents' examples. */
  samples: readonly string[]
}

const yes = z.literal('sí').transform(() => true)
const column = z.enum(columns)

const fields = z
  .strictObject({
    de: consulta.shape.de,
    medida: consulta.shape.medida,
    agrupar: consulta.shape.agrupar,
    detalle: yes,
    que: yes,
    todo: yes,
    atras: z.coerce.number().pipe(consulta.shape.atras.unwrap()),
    limite: z.coerce.number().pipe(z.int().min(1).max(10)),
    /** A column and, where the least comes first, `menos`. */
    orden: z.string().transform((text) => {
      const [campo, hacia] = text.split(' ')
      return { campo: column.parse(campo), hacia: hacia === 'menos' ? ('menos' as const) : ('mas' as const) }
    }),
    /** A column and the value that it has, or `desde` and the least that it has. */
    filtro: z.string().transform((text) => {
      const [, campo, desde, valor] = /^(\S+) (desde )?(\d+)$/.exec(text) ?? []
      return { campo: column.parse(campo), es: desde ? ('desde' as const) : ('igual' as const), valor: Number(valor) }
    }),
    nombra: z.enum(['1', '2']).transform((count) => (count === '1' ? (1 as const) : (2 as const))),
    sobre: z.enum(['jugador', 'rival']),
    lee: z
      .string()
      .transform((text) => text.split(',').map((value) => value.trim()))
      .pipe(z.array(z.enum(slots))),
  })
  .partial()
  .required({ de: true, medida: true })

/** The forms of some blocks, in the order of their ids; `problems` takes what is wrong, with its file and line. */
export function formsOf(blocks: readonly Block[], problems: string[]): QueryForm[] {
  return blocks
    .flatMap(({ name, at, fields: typed, lines }): QueryForm[] => {
      if (!lines.length) problems.push(`${at} has no sample questions`)
      const parsed = fields.safeParse(typed)
      if (!parsed.success) {
        for (const { path, message } of parsed.error.issues) problems.push(`${at} ${path.join('.')}: ${message}`)
        return []
      }
      const { nombra = 0, sobre = 'clan', lee = [], orden, ...query } = parsed.data
      return [
        {
          id: name,
          query: { ...query, ...(orden ? { ordenar: orden } : {}) },
          needs: nombra,
          about: sobre,
          reads: new Set(lee),
          samples: sorted(lines.map(({ text }) => text)),
        },
      ]
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
