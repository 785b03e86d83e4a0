import type { Texto } from '@trinchera/contract/textos'
import type { Db } from '@trinchera/db/database'
import {
  listTextoVersions,
  readTexto,
  readTextoVersion,
  removedArticles,
  textoStates,
  type StoredTexto,
} from '@trinchera/db/queries/site/textos'
import { textoDifferences } from '@trinchera/rules/textos/differences'
import { textoLimites, withLimits } from '@trinchera/rules/textos/limites'
import { textoClaves, textoNames, type TextoClave } from '@trinchera/rules/textos/textos'
import { handlersOf } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { updateTexto } from './update-texto'

/** For each text, a function that converts a stored version to the form that is sent. */
const presented: { [C in TextoClave]: (db: Db, stored: StoredTexto<C>) => Promise<Texto> } = {
  reglamento: async (db, stored) => ({ clave: 'reglamento', ...stored, retirados: await removedArticles(db) }),
  guia: async (_, stored) => ({ clave: 'guia', ...stored }),
  portada: async (_, stored) => ({ clave: 'portada', ...stored }),
  pie: async (_, stored) => ({ clave: 'pie', ...stored }),
  privacidad_extra: async (_, stored) => ({ clave: 'privacidad_extra', ...stored }),
}

const current = async <C extends TextoClave>(db: Db, clave: C) => presented[clave](db, await readTexto(db, clave))

async function versionOf<C extends TextoClave>(db: Db, clave: C, version: number): Promise<StoredTexto<C>> {
  return found(await readTextoVersion(db, clave, version), `No hay una versión ${version} de este texto`)
}

const versionSent = async <C extends TextoClave>(db: Db, clave: C, version: number) =>
  presented[clave](db, await versionOf(db, clave, version))

async function compared<C extends TextoClave>(db: Db, clave: C, from: number, to: number) {
  const [before, after] = [await versionOf(db, clave, from), await versionOf(db, clave, to)]
  return textoDifferences(clave, before.contenido, after.contenido)
}

export function textoHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listTextos: async () => {
      const states = await textoStates(db)
      return {
        message: 'Textos del sitio',
        data: textoClaves.flatMap((clave) => {
          const state = states.get(clave)
          return state ? [{ clave, nombre: textoNames[clave], ...state }] : []
        }),
      }
    },
    getTexto: async ({ params: { clave } }) => ({ message: 'Texto', data: withLimits(await current(db, clave)) }),
    getAdminTexto: async ({ params: { clave } }) => ({
      message: 'Texto',
      data: {
        texto: await current(db, clave),
        versiones: await listTextoVersions(db, clave),
        limites: Object.entries(textoLimites).map(([nombre, valor]) => ({ nombre, valor })),
      },
    }),
    getTextoVersion: async ({ params: { clave, version } }) => ({
      message: 'Versión del texto',
      data: await versionSent(db, clave, version),
    }),
    compareTextoVersions: async ({ params: { clave }, query: { de, a } }) => ({
      message: 'Diferencias',
      data: await compared(db, clave, de, a),
    }),
    updateTexto: async ({ params: { clave }, body, session }) => {
      await updateTexto(services, session, clave, body)
      return { message: body.original ? 'Texto vuelto al original' : 'Texto guardado', data: await current(db, clave) }
    },
  })
}
