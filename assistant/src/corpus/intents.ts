import { z } from 'zod'
import type { Block } from './blocks'

/** What of a question an intent has a use for: what it has none for counts as words nobody understood. */
const uses = ['quien', 'etapa', 'numero', 'mapa', 'servidor'] as const
export type Use = (typeof uses)[number]

/** Something that people ask, as the files say it. */
export interface IntentData {
  id: string
  /** The question as a button says it (see `filled`): `{quien}` stands for whom it is about, `{otro}` for against whom. Empty: it is no question. */
  ask: string
  /** Null: it is not about the community, and what its examples alone say is foreign to every other intent. */
  uses: readonly Use[] | null
  /** How many must be named, here or before in the thread. */
  needs?: 1 | 2 | undefined
  /** What a name means that both a clan and a player bear; `equipo`: a clan of several players. */
  about?: 'clan' | 'equipo' | 'jugador' | undefined
  /** Intents of a family are about the same: a question that leaves its subject out is about that of the one before it. */
  family: readonly string[]
  /** The articles of the reglamento that answer it, by their ids, and what may be asked next. */
  rules: readonly string[]
  next: readonly string[]
  /** Questions; `{quien}` a clan or a player, `{clan}`, `{jugador}`, `{etapa}`, `{juego}`, `{numero}`, `{mapa}`, `{servidor}`, `{?}` a word nobody knows. */
  examples: readonly string[]
}

/** Values between commas, none of them twice. */
const several = z.string().transform((text) => text.split(',').map((value) => value.trim()))

const ids = several.pipe(z.array(z.string().regex(/^[a-z0-9-]+$/)))

const fields = z.strictObject({
  pregunta: z.string().regex(/\S/).optional(),
  ajeno: z.literal('sí').optional(),
  usa: several.pipe(z.array(z.enum(uses))).optional(),
  nombra: z.enum(['1', '2']).optional(),
  sobre: z.enum(['clan', 'equipo', 'jugador']).optional(),
  familia: ids.optional(),
  regla: ids.optional(),
  ofrece: z.string().optional(),
})

const example = z
  .string()
  .max(300)
  .refine(
    (text) => !/[{}]/.test(text.replace(/\{(?:quien|clan|jugador|etapa|juego|numero|mapa|servidor|\?)\}/g, '')),
    'an unknown {name}',
  )
  .refine((text) => !/ (?:=>|->) /.test(text), 'belongs to the questions')

/** In the order of their letters, wherever they stood. */
export const sorted = (texts: Iterable<string>): string[] => [...texts].sort((a, b) => (a < b ? -1 : Number(a > b)))

/** The intents of some blocks, by their id; `problems` takes what is wrong, with its file and line. */
export function intentsOf(blocks: readonly Block[], problems: string[]): IntentData[] {
  const read = blocks.flatMap((block): IntentData[] => {
    const parsed = fields.safeParse(block.fields)
    const known = new Set<string>()
    for (const { text, at } of block.lines) {
      const { error } = example.safeParse(text)
      if (error) problems.push(`${at} ${error.issues[0]?.message}: ${text}`)
      if (known.has(text)) problems.push(`${at} stands twice: ${text}`)
      known.add(text)
    }
    if (!known.size) problems.push(`${block.at} has no examples`)
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) problems.push(`${block.at} ${path.join('.')}: ${message}`)
      return []
    }
    const { pregunta = '', ajeno, usa = [], nombra, sobre, familia = [], regla = [], ofrece } = parsed.data
    return [
      {
        id: block.name,
        ask: pregunta,
        uses: ajeno ? null : usa,
        needs: nombra === '1' ? 1 : nombra === '2' ? 2 : undefined,
        about: sobre,
        family: familia,
        rules: regla,
        next: ofrece ? [ofrece] : [],
        examples: sorted(known),
      },
    ]
  })
  for (const [index, { name, at }] of blocks.entries())
    if (blocks.findIndex((block) => block.name === name) < index) problems.push(`${at} there are two [${name}]`)
  return read.sort((a, b) => (a.id < b.id ? -1 : 1))
}
