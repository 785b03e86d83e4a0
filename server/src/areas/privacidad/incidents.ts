import type {
  createIncidente as createRoute,
  Incident,
  updateIncidente as updateRoute,
} from '@trinchera/contract/privacidad'
import type { BodyOf } from '@trinchera/contract/route'
import {
  changeIncident,
  incidentById,
  insertIncident,
  playersNamed,
  tellOfIncident,
} from '@trinchera/db/queries/privacy/incidents'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'

const missing = 'Ese incidente no existe'

/** Adds a security breach to the register of incidents (docs/behaviour/privacy.md#Incidents). */
export function createIncident(
  services: Services,
  session: SessionInfo,
  { agencia_at = null, personas_at = null, ...fields }: BodyOf<typeof createRoute>,
): Promise<Incident> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit) => {
    const id = await insertIncident(trx, { ...fields, agencia_at, personas_at }, now)
    const stored = found(await incidentById(trx, id), missing)
    await audit('incidente.crear', `incidente ${id}`, null, stored)
    return stored
  })
}

/** Changes the given fields of an incident. Throws 404 if there is none. */
export function updateIncident(
  services: Services,
  session: SessionInfo,
  id: number,
  body: BodyOf<typeof updateRoute>,
): Promise<Incident> {
  const fields = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return staffTransaction(services, session, async (trx, audit) => {
    const before = found(await incidentById(trx, id), missing)
    await changeIncident(trx, id, fields)
    const after = found(await incidentById(trx, id), missing)
    await audit('incidente.modificar', `incidente ${id}`, before, after)
    return after
  })
}

/**
 * Mails the players affected by an incident (those named, or all), each once. The mails are stored in this transaction, so that they are
 * sent even if every process ends now. Throws 404 if there is no such incident, 400 if no player has one of the names.
 */
export function tellIncident(
  services: Services,
  session: SessionInfo,
  id: number,
  names: readonly string[] | null | undefined,
): Promise<Incident> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit) => {
    // the update locks the incident, so that of two concurrent requests the second one sees whom the first one mailed
    if (!(await changeIncident(trx, id, {}))) found(null, missing)
    const { cuando, que, datos, medidas, personas_at } = found(await incidentById(trx, id), missing)
    const named = names ? await playersNamed(trx, names) : null
    if (named?.unknown.length)
      throw fieldError(400, 'jugadores', `No hay cuenta con estos nombres: ${named.unknown.join(', ')}`)
    const told = await tellOfIncident(trx, id, named?.ids ?? null, { cuando, que, datos, medidas }, now)
    if (told && !personas_at) await changeIncident(trx, id, { personas_at: now })
    await audit('incidente.avisar', `incidente ${id}`, null, { avisados: told, ...(names ? { jugadores: names } : {}) })
    return found(await incidentById(trx, id), missing)
  })
}
