import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { holdersOf, medalsById } from '@trinchera/db/queries/palmares/medals'
import { markTold, type MedalChanges } from '@trinchera/db/queries/palmares/stored-medals'
import { recipientsOf } from '@trinchera/db/queries/notices/preferences'
import { medalNews } from '@trinchera/rules/medallas/texto'
import { deliverNotices } from './notices'
import type { EffectServices } from './services'

interface Told {
  id: number
  medalla: Medalla
}

const kindOf = ({ medalla }: Told) => `${medalla.tipo} ${medalla.id_clan}`

/** The medals of `list` without a counterpart (same kind and clan) in `other`. */
function beyond(list: readonly Told[], other: readonly Told[]): Told[] {
  const counterparts = new Map<string, number>()
  for (const medal of other) counterparts.set(kindOf(medal), (counterparts.get(kindOf(medal)) ?? 0) + 1)
  return list.filter((medal) => {
    const left = counterparts.get(kindOf(medal)) ?? 0
    counterparts.set(kindOf(medal), left - 1)
    return left <= 0
  })
}

/** True if the medal's holders get a notice. For `fundador` they get none, because every clan earns it with its first wins. */
const isNews = ({ tipo }: Medalla) => tipo !== 'fundador'

/**
 * Notifies the holders of medals that were awarded or revoked. Stores the notices in the transaction that changed the medals, so that each
 * change causes one notice. After the commit, emits the events (docs/behaviour/ladder.md#Medals).
 */
export async function tellMedals(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  { given, taken }: MedalChanges,
): Promise<void> {
  const [now, before] = [await medalsById(trx, given), await medalsById(trx, taken)]
  // A medal in both lists was not lost and won again: a ruling only moved its streak to another match.
  const [won, lost] = [beyond(now, before), beyond(before, now)]
  const holders = await holdersOf(
    trx,
    [...won, ...lost].map(({ id }) => id),
  )
  const news = [...won.filter(({ medalla }) => isNews(medalla)), ...lost]
  const players = new Set(news.flatMap(({ id }) => holders.get(id) ?? []))
  const recipients = new Map(
    (await recipientsOf(trx, [...players], 'medalla')).map((recipient) => [recipient.player_id, recipient]),
  )
  const notices = news.flatMap(({ id, medalla }) => {
    const { titulo, texto } = medalNews(medalla, medalla.vigente)
    const notice = { tipo: 'medalla' as const, texto: `${titulo}. ${texto}`, enlace: paths.clan(medalla.id_clan) }
    return (holders.get(id) ?? []).flatMap((player) => {
      const recipient = recipients.get(player)
      return recipient ? [{ ...recipient, notice }] : []
    })
  })
  await deliverNotices(trx, onCommit, services, notices, ({ notice }) => notice)
  await markTold(
    trx,
    news.map(({ id }) => id),
    services.now().toISOString(),
  )
  for (const { id, medalla } of [...won, ...lost]) {
    const to = [rooms.clan(medalla.id_clan), rooms.publico, ...(holders.get(id) ?? []).map(rooms.jugador)]
    onCommit(() => services.live.emit(to, 'medal:awarded', { medalla }))
  }
}
