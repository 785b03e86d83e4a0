import { idempotencyHeader } from '@trinchera/contract/ladder'
import type { Db } from '@trinchera/db/database'
import { matchPage } from '@trinchera/db/queries/ladder/match-page'
import { movesSince } from '@trinchera/db/queries/ladder/moves'
import { clanMatches, lastMatches, placesOf, topClanes, topPlayers } from '@trinchera/db/queries/ladder/tops'
import { clanExists, etapaExists } from '@trinchera/db/queries/site/exists'
import { matchesPageSize, wholeListMost } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { answerMatch } from './answer-match'
import { reportLoss } from './report-loss'

async function requireClan(db: Db, id: number) {
  if (!(await clanExists(db, id, { deleted: true }))) throw new RuleError(404, 'Ese clan no existe')
}

export function ladderHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    reportLoss: async ({ body, session, header }) => ({
      message: 'Derrota reportada',
      data: await reportLoss(services, body, session, header(idempotencyHeader)),
    }),
    listClanMatches: async ({ params, query }) => {
      await requireClan(db, params.clanId)
      const page = pageOf(query, matchesPageSize)
      const { matches, total } = await clanMatches(db, params.clanId, page)
      return { message: 'Partidas del clan', data: matches, meta: pageMetaOf(page, total) }
    },
    listTopClanes: async () => ({ message: 'Top 5 de clanes', data: await topClanes(db) }),
    listLastMatches: async ({ query }) => ({
      message: 'Últimos enfrentamientos',
      data: await lastMatches(db, query.etapa),
    }),
    listTopPlayers: async () => ({ message: 'Top 5 de jugadores', data: await topPlayers(db) }),
    listPlaces: async ({ params }) => {
      await requireClan(db, params.clanId)
      return { message: 'Puestos en el tiempo', data: await placesOf(db, params.clanId, wholeListMost) }
    },
    getMatch: async ({ params }) => ({
      message: 'Partida',
      data: found(await matchPage(db, params.id), 'Esa partida no existe'),
    }),
    answerMatch: async ({ params, body, session }) => ({
      message:
        body.respuesta === 'confirmar' ? 'Partida confirmada' : 'Partida rechazada: la administración la revisará',
      data: await answerMatch(services, session, params.id, body),
    }),
    listMoves: async ({ params, query }) => {
      if (!(await etapaExists(db, params.id))) throw new RuleError(404, 'Esa etapa no existe')
      return { message: 'Movimientos de la etapa', data: await movesSince(db, params.id, query.desde) }
    },
  })
}
