import type { ClanEvent } from '@trinchera/contract/webhooks'
import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import type { WebhookFact } from '@trinchera/db/queries/webhooks/due-facts'
import { medalNews } from '@trinchera/rules/medallas/texto'

/** The webhook event for a medal that the clan got or lost. */
export const medalEvent = (
  tipo: 'medal.awarded' | 'medal.withdrawn',
  { clan, fecha }: Pick<WebhookFact, 'clan' | 'fecha'>,
  medalla: Medalla,
): ClanEvent => ({
  type: tipo,
  timestamp: fecha,
  data: { clan, ...medalNews(medalla, tipo === 'medal.awarded'), enlace: paths.clan(clan.id), medalla },
})
