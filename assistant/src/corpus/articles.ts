import * as limits from '@trinchera/rules/limits'
import { usualQuietHours } from '@trinchera/rules/push'
import type { CorpusFile } from './blocks'

/**
 * A question about the rules or the site with its answer, as a Markdown file of `corpus/articles` has it. One with the id of an intent is what
 * that intent says in English, and in Spanish as far as its answer quotes it.
 */
export interface Article {
  id: string
  /** The answer in Spanish and in English, in Markdown; empty where an intent of the same id answers in Spanish. */
  es: string
  en: string
  /** Questions that may be asked next. */
  sugerencias: readonly string[]
  /** Sample questions in Spanish; the first one is what a button says. */
  preguntas: readonly string[]
  /** Sample questions in either language. */
  samples: readonly string[]
}

/**
 * What an article may tell of the site as it is when it is asked (`site-facts.ts`): `{ruta}` is filled in, a line after `{si correo}` is told where
 * there is such a thing, one after `{si no correo}` where there is none.
 */
const siteFacts = [
  'administracion',
  'anticheat',
  'clave',
  'correo',
  'direccion-ts3',
  'discord',
  'encargados',
  'etapas-1v1',
  'etapas-de-clanes',
  'google',
  'instalador-ts3',
  'juego',
  'llaves',
  'permiso',
  'responsable',
  'ruta',
  'servidor',
  'ts3',
  'volute',
] as const
export type SiteFact = (typeof siteFacts)[number]
const isOfSite = (placeholder: string) => siteFacts.some((fact) => placeholder.replace(/^si (?:no )?/, '') === fact)

/** The parts of an article after its Spanish answer, by their headings. */
const headings = ['English', 'Después', 'Preguntas', 'Questions'] as const

/** What a limit is divided by for each unit that a placeholder may name. */
const units: Record<string, number> = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
  MB: 1_048_576,
}

const values = new Map(
  Object.entries({ ...limits, usualQuietHours }).flatMap(([name, limit]): [string, unknown][] =>
    typeof limit === 'object' ? Object.entries(limit).map(([part, of]) => [`${name}.${part}`, of]) : [[name, limit]],
  ),
)

/** The value of a placeholder: `mostEvidence`, `usernameLength.least`, `appealMs:days` are limits (rules/limits.ts), `usualQuietHours.desde` an hour (rules/push.ts); null if there is none. */
function valueOf(placeholder: string): string | null {
  const [name = '', unit] = placeholder.split(':')
  const value = values.get(name)
  if (typeof value === 'string' && unit === undefined) return value
  const per = unit === undefined ? 1 : units[unit]
  return typeof value === 'number' && per ? String(value / per) : null
}

const listOf = (text = '') => text.split('\n').flatMap((line) => /^- (.+)$/.exec(line.trim())?.[1] ?? [])

/** The articles of a file. `problems` takes what is wrong with one, by its file and line; what an intent answers needs no Spanish and no samples. */
export function articlesOf({ path, text }: CorpusFile, intents: ReadonlySet<string>, problems: string[]): Article[] {
  const starts = [...text.matchAll(/^## (.+)$/gm)]
  return starts.map((start, index) => {
    const at = `${path}:${text.slice(0, start.index).split('\n').length}`
    const id = start[1] ?? ''
    const body = text.slice(start.index + start[0].length, starts[index + 1]?.index)
    const [answer = '', ...parts] = body.split(/^### /m)
    const byHeading = new Map(
      parts.map((part) => {
        const end = part.indexOf('\n')
        return [part.slice(0, end).trim(), part.slice(end).trim()]
      }),
    )
    for (const heading of byHeading.keys())
      if (!headings.some((known) => known === heading)) problems.push(`${at} [${id}] has an unknown part: ${heading}`)
    const filled = (written = '') =>
      written.trim().replace(/\{([^{}]+)\}/g, (braced, name: string) => {
        const value = isOfSite(name) ? braced : valueOf(name)
        if (value === null) problems.push(`${at} [${id}] has an unknown placeholder: ${braced}`)
        return value ?? braced
      })
    const preguntas = listOf(byHeading.get('Preguntas'))
    const article = {
      id,
      es: filled(answer),
      en: filled(byHeading.get('English')),
      sugerencias: listOf(byHeading.get('Después')),
      preguntas,
      samples: [...preguntas, ...listOf(byHeading.get('Questions'))],
    }
    if (!/^[a-z0-9-]+$/.test(id)) problems.push(`${at} [${id}] is no id of small letters, digits and hyphens`)
    if (!article.en || !(article.es || intents.has(id))) problems.push(`${at} [${id}] has no answer in both languages`)
    if (!article.samples.length && !intents.has(id)) problems.push(`${at} [${id}] has no sample question`)
    return article
  })
}

/** What two have of all that the classifier tells apart, or one has twice: an id, as `## id`, or a sample question. */
export function clashesOf(all: readonly Pick<Article, 'id' | 'samples'>[]): string[] {
  const keys = all.flatMap(({ id, samples }) => [`## ${id}`, ...samples])
  const seen = new Set<string>()
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))]
}
