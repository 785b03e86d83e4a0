import type { ClanEvent } from '@trinchera/contract/ganchos'
import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import type { GanchoFact } from '@trinchera/db/queries/ganchos/due-facts'
import { medalNews } from '@trinchera/rules/medallas/texto'

/** What a clan is told of a medal of its own. */
export const medalEvent = (
  tipo: 'medal.awarded' | 'medal.withdrawn',
  { clan, fecha }: Pick<GanchoFact, 'clan' | 'fecha'>,
  medalla: Medalla,
): ClanEvent => ({
  type: tipo,
  timestamp: fecha,
  data: { clan, ...medalNews(medalla, tipo === 'medal.awarded'), enlace: paths.clan(clan.id), medalla },
})
