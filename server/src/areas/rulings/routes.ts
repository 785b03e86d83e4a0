import { caseDetail, matchCases } from '@trinchera/db/queries/rulings/cases'
import { openClaimsOf } from '@trinchera/db/queries/rulings/claims'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import { matchesPageSize } from '@trinchera/rules/limits'
import { staffMay } from '@trinchera/rules/permissions'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireRights } from '../clanes/clan-rights'
import { claimMatch } from './claim-match'
import { dismissClaim } from './dismiss-claim'
import { previewRuling } from './preview-ruling'
import { recalculateEtapa } from './recalculate-etapa'
import { ruleMatch } from './rule-match'

const done = {
  anular: 'Partida anulada',
  falso: 'Reporte falso: ambos clanes quedan sin ranking',
  trampa: 'Trampa declarada',
  restituir: 'Partida restituida',
} as const

export function reportesHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listReportes: async ({ query }) => {
      const page = pageOf(query, matchesPageSize)
      const { cases, total } = await matchCases(db, query, page)
      return { message: 'Reportes', data: cases, meta: pageMetaOf(page, total) }
    },
    getReporte: async ({ params }) => ({
      message: `Partida ${params.id}`,
      data: found(await caseDetail(db, params.id), 'Esa partida no existe'),
    }),
    claimMatch: async ({ params, body, session }) => ({
      message: 'Reclamo enviado: la administración lo revisará',
      data: await claimMatch(services, session, params.id, body),
    }),
    listClanClaims: async ({ params, session }) => {
      await requireRights(db, session, params.id, 'report')
      return { message: 'Reclamos abiertos', data: await openClaimsOf(db, params.id) }
    },
    dismissClaim: async ({ params, body, session }) => ({
      message: 'Reclamo sin efecto',
      data: await dismissClaim(services, session, params.id, body.motivo),
    }),
    getPendingWork: async ({ session }) => {
      const { reclamos, comentarios, asistente, consultas, apelaciones, victorias, retos, solicitudes } =
        await pendingWork(db, services.now())
      const rules = staffMay(session, 'matches.rule')
      const reviews = staffMay(session, 'assistant.review')
      const data = {
        reclamos: rules ? reclamos : null,
        comentarios: staffMay(session, 'comments.moderate') ? comentarios : null,
        asistente: reviews ? asistente : null,
        consultas: reviews ? consultas : null,
        apelaciones: rules ? apelaciones : null,
        victorias: rules ? victorias : null,
        retos: rules ? retos : null,
        solicitudes: staffMay(session, 'privacy.manage') ? solicitudes : null,
      }
      return { message: 'Lo que espera una decisión', data }
    },
    previewRuling: async ({ params, body }) => ({
      message: 'Así quedaría',
      data: await previewRuling(services, params.id, body),
    }),
    ruleMatch: async ({ params, body, session }) => ({
      message: done[body.tipo],
      data: await ruleMatch(services, params.id, body, session),
    }),
    recalculateEtapa: async ({ params, session }) => {
      const data = await recalculateEtapa(services, params.id, session)
      return { message: data.cambios ? `Ranking recalculado: ${data.cambios} cambios` : 'El ranking estaba bien', data }
    },
  })
}
