import { shiftedEnvironment } from '@trinchera/testing/clock'
import type { Person } from '@trinchera/testing/people'
import { freePort, ProductProcess, type RunningProduct } from '@trinchera/testing/product'

interface Side {
  id: number
  leader: Person
}

/** The time `hours` hours from now, rounded up to a full minute, ISO 8601. */
export const inHours = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / 60_000) * 60_000).toISOString()

/** Creates a reto and accepts its date, so that both clans have agreed on it. */
export async function agreedReto(retador: Side, retado: Side, fecha: string) {
  const { data: reto } = await retador.leader.api.createReto({
    body: { id_clan_retador: retador.id, id_clan_retado: retado.id, fechas: [fecha] },
  })
  const { data } = await retado.leader.api.answerReto({
    params: { id: reto.id },
    body: { respuesta: 'aceptar', fecha },
  })
  return data
}

/** Starts a second server of the product whose clock is `hours` ahead, so that the time of a reto has passed. Call `end` after use. */
export async function laterServer(product: RunningProduct, hours: number) {
  const port = await freePort()
  const server = new ProductProcess('server/dist/main.js', {
    ...product.env,
    ...shiftedEnvironment(hours * 3_600_000),
    PORT: String(port),
  })
  server.start()
  await server.prints(/servidor en http/)
  return { url: `http://127.0.0.1:${port}`, end: () => server.end() }
}
