import { randomInt } from 'node:crypto'
import { createApi, fetchTransport, type Api } from '@trinchera/contract/client'
import { routes, type Routes } from '@trinchera/contract/routes'
import { mailTo } from './outbox'
import { testAdmin, type RunningProduct } from './product'

/** A player who uses the site through its API. */
export interface Person {
  id: number
  username: string
  email: string
  password: string
  token: string
  api: Api<Routes>
}

/** An API client for a running product, logged in with `token`, or as a visitor if `token` is null. */
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
 * A random word for names, different from the words of other test workers on the shared product (one of 20^7). It consists of letters that
 * remain distinct when names are compared (`fold`). No word is a prefix of another, because all have the same length.
 */
function ownWord(): string {
  const letters = 'ABCDEFGHJKMNPQRTUVWX'
  return Array.from({ length: wordLength }, () => letters.charAt(randomInt(letters.length))).join('')
}

/** Registers a player, who gets a mail with a validation link. The returned credentials log in only after the link has been opened. */
export async function register(
  product: RunningProduct,
  username = `Recluta ${ownWord()}`,
): Promise<Pick<Person, 'email' | 'password'>> {
  const email = `${username.toLowerCase().replace(/[^a-z0-9]/g, '')}@trinchera.test`
  const password = `Clave-de-${username}`
  await apiOf(product.url).registerPlayer({ body: { username, email, password, edad: '18', politica: 1 } })
  return { email, password }
}

/** Registers a player, opens the validation link in the mail, logs in, and makes the presence visible, which new accounts hide. */
export async function newPerson(product: RunningProduct, username?: string): Promise<Person> {
  const { email, password } = await register(product, username)
  const mail = await mailTo(product, email)
  await apiOf(product.url).validateAccount({
    params: { email },
    query: { token: mail.link('/validar-cuenta').searchParams.get('token') ?? '' },
  })
  const person = await logIn(product, email, password)
  await person.api.updateNoticePreferences({ body: { presencia: true } })
  return person
}

export async function newEtapa(
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
