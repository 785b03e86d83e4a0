import type { Apelacion } from '@trinchera/contract/apelaciones'
import { paths } from '@trinchera/contract/site-paths'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { staffOf } from '@trinchera/db/queries/disputes/assembly'
import { appealById, storeResolution, type Appealed } from '@trinchera/db/queries/rulings/apelaciones'
import { rolsWith } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { notify } from './notices'
import type { EffectServices } from './services'

/** How an appeal ended. `reemplazada` (another suspension replaced it) and `cumplida` (it ran out) are stored as `levantada`. */
export type AppealOutcome = 'mantenida' | 'acortada' | 'levantada' | 'reemplazada' | 'cumplida'

/** The staff's decision on an appeal, as a sentence for the player who appealed. */
function answerTo({ partida, suspension }: Apelacion, outcome: AppealOutcome): string {
  const hasta = suspension ? formatDateTime(suspension.hasta) : ''
  const match = partida ? `la partida entre ${partida.ganador.nombre} y ${partida.perdedor.nombre}` : ''
  switch (outcome) {
    case 'mantenida':
      return partida
        ? `La administración revisó tu apelación y mantuvo el fallo de ${match}`
        : `La administración revisó tu apelación y mantuvo la suspensión, hasta el ${hasta}`
    case 'acortada':
      return `La administración revisó tu apelación y acortó la suspensión: ahora termina el ${hasta}`
    case 'levantada':
      return partida
        ? `Tu apelación queda resuelta: la administración restituyó ${match}`
        : 'Tu apelación queda resuelta: la administración levantó la suspensión y ya puedes entrar'
    case 'reemplazada':
      return 'Tu apelación queda sin efecto: otra suspensión reemplazó a la que apelaste'
    case 'cumplida':
      return 'Tu apelación queda sin efecto: la suspensión terminó antes de que alguien la resolviera'
  }
}

/** After the commit, emits the current state of an appeal to the player who appealed and to the staff who may resolve it. */
export async function emitAppeal(
  trx: Db,
  onCommit: OnCommit,
  { live }: Pick<EffectServices, 'live'>,
  apelacion: Apelacion,
  appellant: number | null,
): Promise<void> {
  const players = [...(await staffOf(trx, rolsWith('matches.rule'))), ...(appellant === null ? [] : [appellant])]
  const to = [...new Set(players)].map(rooms.jugador)
  onCommit(() => live.emit(to, 'appeal:changed', { apelacion }))
}

/**
 * Stores the decision on the open appeal against a ruling or suspension, and sends it to the player who appealed, by notice and e-mail;
 * does nothing if there is no open appeal (docs/behaviour/staff.md#Appeals). The caller has locked the ruling's etapa or the suspended
 * player. `quien`: staff member who decided; null if the suspension ran out.
 */
export async function closeAppeal(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  appealed: Appealed,
  outcome: AppealOutcome,
  { quien, motivo }: { quien: string | null; motivo: string },
): Promise<Apelacion | null> {
  const closed = await storeResolution(trx, appealed, {
    estado: outcome === 'mantenida' || outcome === 'acortada' ? outcome : 'levantada',
    motivo,
    resolved_by: quien,
    resolved_at: services.now().toISOString(),
  })
  const apelacion = closed && (await appealById(trx, closed.id))
  if (!apelacion) return null
  const { partida, suspension } = apelacion
  const answer = answerTo(apelacion, outcome)
  const texto = outcome === 'cumplida' || outcome === 'reemplazada' ? answer : `${answer}. Motivo: ${motivo}`
  const enlace = partida && paths.partida(partida.id)
  const stands = outcome === 'mantenida' || outcome === 'acortada'
  await notify(trx, onCommit, services, closed.player_id === null ? [] : [closed.player_id], {
    tipo: 'apelacion',
    texto,
    enlace,
    letter: {
      kind: 'apelacion',
      answer: { texto, suspension: stands && suspension ? suspension.id : null, enlace },
    },
    ...(suspension ? { mailed: 'always' } : {}),
  })
  await emitAppeal(trx, onCommit, services, apelacion, closed.player_id)
  return apelacion
}
