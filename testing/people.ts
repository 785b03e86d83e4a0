import { randomInt } from 'node:crypto'
import { createApi, fetchTransport, type Api } from '@trinchera/contract/client'
import { routes, type Routes } from '@trinchera/contract/routes'
import { mailTo } from './outbox'
import { testAdmin, type RunningProduct } from './product'

/** Someone who uses the site through its API. */
export interface Person {
  id: number
  username: string
  email: string
  password: string
  token: string
  api: Api<Routes>
}

/** The API of a running product, as a visitor or with a session. */
export const apiOf = (url: string, token: string | null = null): Api<Routes> =>
  createApi<Routes>(
    routes,
    fetchTransport(url, () => token),
  )

export async function logIn(product: RunningProduct, email: string, password: string): Promise<Person> {
  const { token, player } = await apiOf(product.url).login({ body: { email, password } })
  return {
    id: player.id,
    username: player.username,
    email: player.email,
    password,
    token,
    api: apiOf(product.url, token),
  }
}

export const adminOf = (product: RunningProduct) => logIn(product, testAdmin.email, testAdmin.password)

const wordLength = 7

/**
 * A word that no other worker has made for the product they share: one of 20^7, of letters that the comparison of names
 * (`fold`) never takes for another. None is the beginning of another.
 */
function ownWord(): string {
  const letters = 'ABCDEFGHJKMNPQRTUVWX'
  return Array.from({ length: wordLength }, () => letters.charAt(randomInt(letters.length))).join('')
}

/** Registers, which sends a mail; answers with what logs in once its link was followed. */
export async function register(
  product: RunningProduct,
  username = `Recluta ${ownWord()}`,
): Promise<Pick<Person, 'email' | 'password'>> {
  const email = `${username.toLowerCase().replace(/[^a-z0-9]/g, '')}@trinchera.test`
  const password = `Clave-de-${username}`
  await apiOf(product.url).registerPlayer({ body: { username, email, password } })
  return { email, password }
}

/** Registers, follows the link of the mail, and logs in. */
export async function newPerson(product: RunningProduct, username?: string): Promise<Person> {
  const { email, password } = await register(product, username)
  const mail = await mailTo(product, email)
  await apiOf(product.url).validateAccount({
    params: { email },
    query: { token: mail.link('/validar-cuenta').searchParams.get('token') ?? '' },
  })
  return logIn(product, email, password)
}

/** A game and a stage of their own. */
export async function newStage(
  admin: Person,
  options: { nombre?: string; multijugador?: boolean; activo?: boolean } = {},
) {
  const nombre = options.nombre ?? `Etapa ${ownWord()}`
  const juego = await admin.api.createJuego({ body: { nombre: `Juego de ${nombre}` } })
  const etapa = await admin.api.createEtapa({
    body: {
      nombre,
      id_juego: juego.data.id,
      activo: options.activo ?? true,
      multijugador: options.multijugador ?? true,
    },
  })
  return etapa.data
}

export async function newClan(leader: Person, etapa: { id: number }, nombre: string, tag: string) {
  const { data } = await leader.api.createClan({ body: { nombre, tag, id_etapa: etapa.id } })
  return data
}
