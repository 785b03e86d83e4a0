import { allMatches } from '@trinchera/db/queries/ladder'
import { matchesPageSize } from '@trinchera/rules/limits'
import type { Handlers } from '../../handler'
import { pageOf } from '../../page'
import { RuleError } from '../../rule-error'
import type { Services } from '../../services'
import { previewRuling } from './preview-ruling'
import { recalculateEtapa } from './recalculate-etapa'
import { ruleMatch } from './rule-match'

const done = { anular: 'Partida anulada', falso: 'Reporte falso: ambos clanes quedan sin ranking', trampa: 'Trampa declarada', restituir: 'Partida restituida' } as const

type Names = 'listReportes' | 'previewRuling' | 'ruleMatch' | 'recalculateEtapa' | 'getReporte' | 'claimMatch' | 'dismissClaim' | 'getPendingWork'

const unbuilt = () => Promise.reject(new RuleError(503, 'Todavía no está'))

export function reportesHandlers(services: Services): Handlers<Names> {
  return {
    getReporte: unbuilt, claimMatch: unbuilt, dismissClaim: unbuilt, getPendingWork: unbuilt,
    listReportes: async ({ query }) => {
      const page = pageOf(query, matchesPageSize)
      const { matches, total } = await allMatches(services.database.db, page)
      return { message: 'Reportes', data: matches.map((match) => ({ ...match, reclamos: [] })), meta: page && { ...page, total } }
    },
    previewRuling: async ({ params, body }) => ({ message: 'Así quedaría', data: await previewRuling(services, params.id, body) }),
    ruleMatch: async ({ params, body, session }) => ({ message: done[body.tipo], data: await ruleMatch(services, params.id, body, session) }),
    recalculateEtapa: async ({ params, session }) => {
      const data = await recalculateEtapa(services, params.id, session)
      return { message: data.cambios ? `Ranking recalculado: ${data.cambios} cambios` : 'El ranking estaba bien', data }
    },
  }
}
