import { textoSchemas, type TextoVersion } from '@trinchera/contract/textos'
import { lazily } from '@trinchera/rules/lazily'
import guia from '@trinchera/rules/textos/guia.json'
import pie from '@trinchera/rules/textos/pie.json'
import portada from '@trinchera/rules/textos/portada.json'
import privacidad_extra from '@trinchera/rules/textos/privacidad_extra.json'
import reglamento from '@trinchera/rules/textos/reglamento.json'
import { textoClaves, type TextoClave, type TextoContents } from '@trinchera/rules/textos/textos'
import type { Db } from '../../database'

/** The built-in content of each editable text, which a new site shows. */
const originals = lazily(
  (): TextoContents => ({
    reglamento: textoSchemas.reglamento.parse(reglamento),
    guia: textoSchemas.guia.parse(guia),
    portada: textoSchemas.portada.parse(portada),
    pie: textoSchemas.pie.parse(pie),
    privacidad_extra: textoSchemas.privacidad_extra.parse(privacidad_extra),
  }),
)

/** The built-in content of a text, with the placeholders for the numbers of the rules (`{{nombre}}`) not yet filled in. */
export const originalTexto = <C extends TextoClave>(clave: C): TextoContents[C] => originals()[clave]

/** Which version of a text is the current one. `version` 0: never edited. `actualizado`: ISO 8601, null if never edited. */
export interface TextoState {
  version: number
  original: boolean
  actualizado: string | null
}
/** A stored version of a text, with the placeholders for the numbers of the rules (`{{nombre}}`) not yet filled in. */
export interface StoredTexto<C extends TextoClave> extends TextoState {
  contenido: TextoContents[C]
}

const never: TextoState = { version: 0, original: true, actualizado: null }

/** The content of a stored version; null if the schema of the text has changed since, so that the content is no longer valid. */
function parsed<C extends TextoClave>(clave: C, valor: string): TextoContents[C] | null {
  const schemas: { [K in TextoClave]: { safeParse(value: unknown): { data?: TextoContents[K] } } } = textoSchemas
  try {
    return schemas[clave].safeParse(JSON.parse(valor)).data ?? null
  } catch {
    return null
  }
}

interface Row {
  version: number
  valor: string | null
  fecha: string
}
function storedOf<C extends TextoClave>(clave: C, row: Row | undefined): StoredTexto<C> {
  const content = row?.valor ? parsed(clave, row.valor) : null
  const state = row ? { version: row.version, original: content === null, actualizado: row.fecha } : never
  return { ...state, contenido: content ?? originalTexto(clave) }
}

/** The current version of a text. */
export async function readTexto<C extends TextoClave>(db: Db, clave: C): Promise<StoredTexto<C>> {
  const row = await db
    .selectFrom('textos')
    .where('clave', '=', clave)
    .select(['version', 'valor', 'fecha'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return storedOf(clave, row)
}

/** A version of a text; version 0 is the built-in content. Null if there is no such version. */
export async function readTextoVersion<C extends TextoClave>(
  db: Db,
  clave: C,
  version: number,
): Promise<StoredTexto<C> | null> {
  if (version === 0) return storedOf(clave, undefined)
  const row = await db
    .selectFrom('textos')
    .where('clave', '=', clave)
    .where('version', '=', version)
    .select(['version', 'valor', 'fecha'])
    .executeTakeFirst()
  return row ? storedOf(clave, row) : null
}

/** The current version number of every text, without its content. */
export async function textoStates(db: Db): Promise<Map<TextoClave, TextoState>> {
  const rows = await db
    .selectFrom('textos')
    .where((eb) =>
      eb(
        'version',
        '=',
        eb
          .selectFrom('textos as later')
          .whereRef('later.clave', '=', 'textos.clave')
          .select((inner) => inner.fn.max('later.version').as('last')),
      ),
    )
    .select((eb) => ['clave', 'version', 'fecha', eb('valor', 'is', null).as('original')])
    .execute()
  return new Map(
    textoClaves.map((clave) => {
      const row = rows.find((one) => one.clave === clave)
      return [clave, row ? { version: row.version, original: Boolean(row.original), actualizado: row.fecha } : never]
    }),
  )
}

/** The versions of a text, the latest first; the built-in content is the last of the list. */
export async function listTextoVersions(db: Db, clave: TextoClave): Promise<TextoVersion[]> {
  const rows = await db
    .selectFrom('textos')
    .leftJoin('players', 'players.id', 'textos.id_autor')
    .where('clave', '=', clave)
    .select((eb) => ['version', 'fecha', 'players.username as autor', eb('valor', 'is', null).as('original')])
    .orderBy('version', 'desc')
    .execute()
  return [
    ...rows.map(({ original, ...row }) => ({ ...row, original: Boolean(original) })),
    { version: 0, fecha: null, autor: null, original: true },
  ]
}

/** The articles that an earlier version of the reglamento had and the current one lacks, each with its last title. */
export async function removedArticles(db: Db): Promise<{ id: string; titulo: string }[]> {
  const rows = await db
    .selectFrom('textos')
    .where('clave', '=', 'reglamento')
    .select(['version', 'valor', 'fecha'])
    .orderBy('version')
    .execute()
  const articlesOf = ({ contenido }: StoredTexto<'reglamento'>) =>
    contenido.secciones.flatMap(({ articulos }) => articulos.map(({ id, titulo }) => [id, titulo] as const))
  const known = new Map(articlesOf(storedOf('reglamento', undefined)))
  let current: readonly (readonly [string, string])[] = [...known]
  for (const row of rows) {
    current = articlesOf(storedOf('reglamento', row))
    for (const [id, titulo] of current) known.set(id, titulo)
  }
  for (const [id] of current) known.delete(id)
  return [...known].map(([id, titulo]) => ({ id, titulo }))
}

/** Stores the next version of a text. `contenido` null: back to the built-in content. */
export async function storeTexto<C extends TextoClave>(
  trx: Db,
  clave: C,
  {
    version,
    contenido,
    fecha,
    autor,
  }: { version: number; contenido: TextoContents[C] | null; fecha: string; autor: number },
): Promise<void> {
  await trx
    .insertInto('textos')
    .values({ clave, version, valor: contenido && JSON.stringify(contenido), fecha, id_autor: autor })
    .execute()
}
