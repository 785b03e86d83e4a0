import { z } from 'zod'
import { id, idParams, pageMeta, pageQuery } from './fields'
import { match, ruling, verdictTipo } from './ladder'
import { defineRoute } from './route'

export const verdictBody = z.object({
  tipo: verdictTipo,
  id_clan: id.nullish(),
  motivo: z.string().trim().min(1).max(500),
})

/** One clan whose place a ruling would change; 0 is no place. */
export const placeMove = z.object({ id_clan: z.int(), nombre: z.string(), antes: z.int(), despues: z.int() })
export type PlaceMove = z.infer<typeof placeMove>

export const listReportes = defineRoute('GET', '/admin/reportes', {
  summary: 'Todas las partidas, la más nueva primero, cada una con su fallo o null',
  area: 'reportes', access: 'matches.rule', query: pageQuery, data: z.array(match), meta: pageMeta,
})
export const previewRuling = defineRoute('POST', '/admin/reportes/:id/previa', {
  summary: 'Los puestos que cambiarían con un fallo',
  area: 'reportes', access: 'matches.rule', params: idParams, body: verdictBody.partial({ motivo: true }), data: z.array(placeMove),
})
export const ruleMatch = defineRoute('POST', '/admin/reportes/:id/fallo', {
  summary: 'Fallar sobre una partida, o restituirla',
  area: 'reportes', access: 'matches.rule', params: idParams, body: verdictBody, data: z.object({ match, ruling: ruling.nullable() }),
})
export const recalculateEtapa = defineRoute('POST', '/admin/ranking/:id/recalcular', {
  summary: 'Recalcular una etapa entera; `cambios` es 0 cuando la tabla estaba bien',
  area: 'reportes', access: 'ranking.recalculate', params: idParams, data: z.object({ version: z.int(), cambios: z.int() }),
})
