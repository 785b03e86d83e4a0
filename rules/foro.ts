import { fold } from './folding'
import { lettersOf, shortened } from './letters'
import { newAccountMs, newAccountPosts } from './limits'

/** Kinds of sections of the foro: for talk, or for finding a clan or players (docs/behaviour/anuncios-and-foro.md#Foro). */
export const seccionClases = ['temas', 'busco'] as const
export type SeccionClase = (typeof seccionClases)[number]

/** What a topic in a `busco` section looks for. `clan`: a player looks for a clan; `gente`: a clan looks for players. */
export const buscas = ['clan', 'gente'] as const
export type Busca = (typeof buscas)[number]

/** The reactions to a post, with their emoji and name. A player may give each reaction once per post. */
export const reacciones = {
  bien: { signo: '👍', nombre: 'Bien' },
  respeto: { signo: '🫡', nombre: 'Respeto' },
  fuerza: { signo: '💪', nombre: 'Fuerza' },
  risa: { signo: '😂', nombre: 'Risa' },
  fuego: { signo: '🔥', nombre: 'Fuego' },
  pena: { signo: '😢', nombre: 'Pena' },
} as const
export const reaccionTipos = ['bien', 'respeto', 'fuerza', 'risa', 'fuego', 'pena'] as const
export type ReaccionTipo = (typeof reaccionTipos)[number]

/**
 * How a player follows a topic. `seguir`: notices of every post; `silenciar`: of no post; `normal`: only of posts that quote or mention the
 * player (docs/behaviour/anuncios-and-foro.md#Notices of the forum).
 */
export const seguimientos = ['seguir', 'silenciar', 'normal'] as const
export type Seguimiento = (typeof seguimientos)[number]

/** Slugs that no section may have, because the foro's own URLs use them. */
const takenSlugs: readonly string[] = ['tema', 'buscar', 'nuevo']

/** The URL part that names a section or topic: lowercase ASCII letters and digits joined by hyphens; "tema" if nothing is left. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return slug || 'tema'
}

export interface Seccion {
  id: number
  nombre: string
  descripcion: string
  clase: SeccionClase
}

/** Why a list of sections is invalid, in Spanish: ids, names and slugs must be unique; null if it is valid. */
export function seccionesError(secciones: readonly Seccion[]): string | null {
  const ids = new Set(secciones.map(({ id }) => id))
  if (ids.size < secciones.length) return 'Dos secciones tienen el mismo número'
  const slugs = secciones.map(({ nombre }) => slugOf(nombre))
  if (new Set(slugs).size < slugs.length || new Set(secciones.map(({ nombre }) => fold(nombre))).size < slugs.length)
    return 'Dos secciones tienen el mismo nombre'
  const taken = secciones.find(({ nombre }) => takenSlugs.includes(slugOf(nombre)))
  return taken ? `Una sección no se puede llamar «${taken.nombre}»` : null
}

/** The sections of a new site. */
export const defaultSecciones: Seccion[] = [
  {
    id: 1,
    nombre: 'Anuncios de clanes',
    descripcion: 'Clanes que nacen, vuelven o cambian de nombre. Cuenta quiénes son y cuándo juegan.',
    clase: 'temas',
  },
  {
    id: 2,
    nombre: 'Busco clan / busco gente',
    descripcion: 'Di en qué etapa, a qué horas y en qué puesto juegas. De aquí se entra a un clan con un toque.',
    clase: 'busco',
  },
  {
    id: 3,
    nombre: 'Táctica y mapas',
    descripcion: 'Rutas, posiciones, granadas y lo que salió mal anoche.',
    clase: 'temas',
  },
  {
    id: 4,
    nombre: 'Soporte',
    descripcion: 'El juego no parte, el micrófono no suena, el servidor no aparece: pregunta aquí.',
    clase: 'temas',
  },
  {
    id: 5,
    nombre: 'Off-topic',
    descripcion: 'Todo lo que no es la guerra.',
    clase: 'temas',
  },
]

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text in the form in which the search compares them: letters and digits, lowercase, without accents. */
export const searchWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The beginning of a plain text on one line, at most `most` characters long. */
export const extracto = (text: string, most: number): string => shortened(text.replace(/\s+/g, ' ').trim(), most)

/**
 * An excerpt of a plain text around the first occurrence of one of `words` (from `searchWords`), on one line of about `most` characters.
 */
export function extractoAround(text: string, words: readonly string[], most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = lettersOf(line)
  const same = letters.map(folded)
  // Position of the first word found in the folded text. The loop below converts it to a position in the unfolded line.
  const at = words
    .map((word) => same.join('').indexOf(word))
    .filter((index) => index >= 0)
    .reduce((least, index) => Math.min(least, index), Infinity)
  if (at === Infinity || at < most / 2) return extracto(line, most)
  let [passed, start] = [0, 0]
  for (const letter of same) {
    if (passed + letter.length > at) break
    passed += letter.length
    start++
  }
  const from = letters.slice(0, Math.max(0, start - Math.floor(most / 3)))
  const begin = from.lastIndexOf(' ') + 1
  return `…${extracto(letters.slice(begin).join(''), most)}`
}

/** The values of an account that decide how much it may post. `posts`: its number of posts, counted only up to the highest limit. */
export interface Author {
  created_at: string
  posts: number
  staff: boolean
}

/**
 * Until when (`hasta`) and for how many more posts (`faltan`) an account counts as new; null if it is not new
 * (docs/behaviour/anuncios-and-foro.md#Trust in the forum).
 */
export function newAccount(
  { created_at, posts, staff }: Author,
  now: Date,
): { hasta: string | null; faltan: number } | null {
  if (staff) return null
  const old = Date.parse(created_at) + newAccountMs
  const hasta = old > now.getTime() ? new Date(old).toISOString() : null
  const faltan = Math.max(0, newAccountPosts - posts)
  return hasta || faltan ? { hasta, faltan } : null
}

/** True if a post contains a link, a picture or a URL typed as plain text. */
export const hasLinkOrPicture = (html: string): boolean => /<(?:a|img|iframe)\b|https?:\/\/|\bwww\.\w/i.test(html)
