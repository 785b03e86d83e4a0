import type { giveConsent as route, OwnConsent } from '@trinchera/contract/players'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { ownConsent, setAge, storeConsent, withdrawConsents } from '@trinchera/db/queries/privacy/consents'
import { setStatisticsShown } from '@trinchera/db/queries/players/players'
import { setPresence } from '@trinchera/db/queries/players/presence'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { fieldError } from '../../http/rule-error'
import type { Presence } from '../../live/presence'
import type { Services } from '../../services'

/** Throws 400 if there was never such a version of the privacy page. */
export async function refuseUnknownVersion(db: Db, version: number): Promise<void> {
  const { politica } = await readOpciones(db)
  if (version > politica.version) throw fieldError(400, 'politica', 'Esa versión de la página de privacidad no existe')
}

/**
 * Stores a player's declared age and consent, and whether everybody sees the player's statistics. On a first declaration of 14 to 17 years,
 * presence and statistics are hidden at first (docs/behaviour/privacy.md#Age and consent). Throws 400 for a version that does not exist.
 */
export function giveConsent(
  { database, now }: Services,
  presence: Presence,
  player: number,
  { edad, politica, estadisticas }: BodyOf<typeof route>,
): Promise<OwnConsent> {
  return database.transaction(async (trx, onCommit) => {
    const before = await ownConsent(trx, player)
    if (politica !== undefined) {
      await refuseUnknownVersion(trx, politica)
      if (before.consentimiento?.version !== politica) {
        await withdrawConsents(trx, player, now().toISOString())
        await storeConsent(trx, player, politica, now().toISOString())
      }
    }
    const becomesHidden = edad === '14-17' && before.edad === null
    if (edad) await setAge(trx, player, edad)
    if (becomesHidden) {
      await setPresence(trx, player, false)
      onCommit(() => presence.visibilityChanged(player))
    }
    const shown = estadisticas ?? (becomesHidden ? false : before.estadisticas)
    if (shown !== before.estadisticas) await setStatisticsShown(trx, player, shown)
    await bumpVersion(trx, 'players')
    return ownConsent(trx, player)
  })
}

/** Withdraws a player's consent, and hides what the player showed others by consent: presence and statistics. */
export function withdrawConsent({ database, now }: Services, presence: Presence, player: number): Promise<OwnConsent> {
  return database.transaction(async (trx, onCommit) => {
    await withdrawConsents(trx, player, now().toISOString())
    await setPresence(trx, player, false)
    onCommit(() => presence.visibilityChanged(player))
    await setStatisticsShown(trx, player, false)
    await bumpVersion(trx, 'players')
    return ownConsent(trx, player)
  })
}
