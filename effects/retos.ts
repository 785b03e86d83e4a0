import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { reportersOf } from '@trinchera/db/queries/disputes/assembly'
import { retoById } from '@trinchera/db/queries/retos/retos'
import type { NoticeOffer } from '@trinchera/db/queries/notices/notices'
import { insertAct, lockReto, openRetosOf, storeState, type StoredReto } from '@trinchera/db/queries/retos/stored-retos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { isPublicReto, otherSide, type RetoAct, type RetoRefusal } from '@trinchera/rules/reto'
import { applyRetoAct } from '@trinchera/rules/reto-acts'
import { notifyReporters } from './notices'
import type { EffectServices } from './services'

/** The player who performs an act (a step of a reto, such as a proposal); null if a deadline causes the act. */
export type RetoActor = { id: number; username: string } | null

/**
 * Emits the current state of a reto after the commit and invalidates the cached agenda (docs/behaviour/retos.md#Retos). Recipients: the
 * members of both clans who may report and the bot; for a public reto also the rooms of both clans, of their etapa and of the reto.
 */
export async function broadcastReto(
  trx: Db,
  onCommit: OnCommit,
  { live }: Pick<EffectServices, 'live'>,
  reto: Reto,
): Promise<void> {
  if (isPublicReto(reto)) await bumpVersion(trx, 'retos')
  const clans = [reto.retador.id, reto.retado.id]
  const to = [
    rooms.discord,
    ...(await reportersOf(trx, clans)).map(rooms.jugador),
    ...(isPublicReto(reto) ? [...clans.map(rooms.clan), rooms.etapa(reto.id_etapa), rooms.reto(reto.id)] : []),
  ]
  onCommit(() => live.emit(to, 'challenge:changed', { reto }))
}

const datesText = (fechas: readonly string[]) => fechas.map((fecha) => formatDateTime(fecha)).join(' o el ')

type RetoNotice = { clans: number[]; texto: string } & Pick<NoticeOffer, 'id_reto' | 'version_reto'>

/** The notices that an act (step) causes: clans to notify, text and, if dates are proposed, the reto and its version to reply to. */
function noticesOf(act: RetoAct, reto: Reto): RetoNotice[] {
  const sides = [reto.retador, reto.retado]
  const name = (id: number | null) => sides.find((side) => side.id === id)?.nombre ?? ''
  const both = sides.map(({ id }) => id)
  const rival =
    act.id_clan === null ? null : otherSide({ retador: reto.retador.id, retado: reto.retado.id }, act.id_clan)
  const others = rival === null ? both : [rival]
  const versus = `${reto.retador.nombre} contra ${reto.retado.nombre}`
  const turn = reto.elige
  const toPick = turn ? `Les toca elegir ${turn.que === 'mapa' ? 'un mapa' : 'el bando'}` : ''
  const because = (motivo: string | null) => (motivo ? `. Motivo: ${motivo}` : '')
  switch (act.tipo) {
    case 'proponer': {
      const what = reto.version === 1 ? 'los reta a jugar' : 'ofrece otra fecha para el reto:'
      const texto = `${name(act.id_clan)} ${what} el ${datesText(reto.fechas)}`
      return [{ clans: others, texto, id_reto: reto.id, version_reto: reto.version }]
    }
    case 'aceptar':
      return both.map((clan) => ({
        clans: clan === act.id_clan && turn?.id_clan !== clan ? [] : [clan],
        texto: [
          `Hay reto: ${versus} juegan el ${formatDateTime(reto.fecha ?? act.elegida)}`,
          ...(turn?.id_clan === clan ? [toPick] : []),
        ].join('. '),
      }))
    case 'rechazar':
      return [{ clans: others, texto: `${name(act.id_clan)} rechazó el reto${because(act.motivo)}` }]
    case 'cancelar':
      return [
        act.id_clan === null
          ? { clans: both, texto: `El reto de ${versus} se canceló${because(act.motivo)}` }
          : { clans: others, texto: `${name(act.id_clan)} canceló el reto${because(act.motivo)}` },
      ]
    case 'vencer':
      return [
        {
          clans: both,
          texto:
            reto.fecha === null
              ? `El reto de ${versus} venció sin respuesta`
              : `Nadie contó qué pasó con el reto de ${versus}: queda vencido`,
        },
      ]
    case 'mapa':
    case 'bando': {
      if (!turn || turn.hasta <= act.fecha) return [] // if the time to pick is over, the worker is about to pick at random
      const who = act.id_clan === null ? 'Se acabó el tiempo y se eligió al azar' : `${name(act.id_clan)} ya eligió`
      return [{ clans: [turn.id_clan], texto: `${who}. ${toPick} del reto de ${versus}` }]
    }
    case 'no-presentado':
      return [
        {
          clans: others,
          texto: `${name(act.id_clan)} dice que no se presentaron al reto. Si no fue así, pueden reclamar en 24 horas`,
        },
      ]
    case 'reclamar':
      return [
        { clans: others, texto: `${name(act.id_clan)} reclama que sí se presentó al reto: la administración decidirá` },
      ]
    case 'fallar':
      return [
        {
          clans: both,
          texto: `La administración ${act.fallo === 'mantenido' ? 'mantuvo' : 'retiró'} la falta en el reto de ${versus}${because(act.motivo)}`,
        },
      ]
    default:
      return []
  }
}

/**
 * Performs an act (a step, such as a proposal or a pick) on a reto that the caller has locked: stores the act and the new state, notifies
 * the clans concerned, and emits the reto after the commit. Returns the resulting reto, or why the act is refused; a refused act stores
 * nothing.
 */
export async function actOnReto(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  stored: StoredReto,
  act: RetoAct,
  by: RetoActor,
): Promise<{ reto: Reto } | { refusal: RetoRefusal }> {
  const outcome = applyRetoAct(stored.state, act)
  if ('refusal' in outcome) return outcome
  await insertAct(trx, stored.id, act, by)
  await storeState(trx, stored, outcome.state)
  return { reto: await tellOfAct(trx, onCommit, services, stored.id, act, by) }
}

/** Sends the notices and events of an act (a step of a reto) that is already stored. Returns the reto in its current state. */
export async function tellOfAct(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  id: number,
  act: RetoAct,
  by: RetoActor,
): Promise<Reto> {
  const reto = await retoById(trx, id)
  if (!reto) throw new Error(`reto ${id} is not there after it was stored`)
  for (const { clans, ...notice } of noticesOf(act, reto))
    if (clans.length)
      await notifyReporters(trx, onCommit, services, clans, { tipo: 'reto', enlace: paths.reto(id), ...notice }, by?.id)
  await broadcastReto(trx, onCommit, services, reto)
  return reto
}

/** Cancels the open retos of a clan or etapa that ends. Call this in the transaction that ends it, after locking the etapa. */
export async function cancelRetosOf(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  of: { clan: number } | { etapa: number },
  motivo: string,
): Promise<void> {
  for (const id of await openRetosOf(trx, of)) {
    const stored = await lockReto(trx, id)
    const act = { tipo: 'cancelar', id_clan: null, motivo, fecha: services.now().toISOString() } as const
    if (stored) await actOnReto(trx, onCommit, services, stored, act, null)
  }
}
