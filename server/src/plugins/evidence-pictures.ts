import type { FastifyInstance } from 'fastify'
import { evidenciaParams, evidenciaPath } from '@trinchera/contract/partidas'
import { winClaimPicturePath } from '@trinchera/contract/win-claims'
import type { Db } from '@trinchera/db/database'
import { evidenciaAt, type EvidencePlace } from '@trinchera/db/queries/disputes/evidencias'
import { readEvidencia } from '@trinchera/runtime/evidencias'
import { requireEvidenceReader, requireWinClaimReader } from '../areas/evidencias/read-evidence'
import type { SessionInfo } from '../http/handler'
import { found, RuleError } from '../http/rule-error'
import type { Services } from '../services'
import type { Sessions } from './session'

/** Throws 403 or 404 unless the player may see the pictures of the match or win claim `id`. Returns where its pictures are stored. */
type Gate = (db: Db, session: SessionInfo, id: number) => Promise<EvidencePlace>

const gates: readonly (readonly [path: string, gate: Gate])[] = [
  [
    evidenciaPath,
    async (db, session, id) => {
      await requireEvidenceReader(db, session, id)
      return { id_match: id, id_victoria: null }
    },
  ],
  [
    winClaimPicturePath,
    async (db, session, id) => {
      await requireWinClaimReader(db, session, id)
      return { id_match: null, id_victoria: id }
    },
  ],
]

const missing = 'Esa evidencia no existe'

/**
 * Serves pictures of evidence to sessions that may see them at this moment. Knowing the URL is not enough, and caches may not store the
 * pictures (docs/behaviour/matches.md#Evidence).
 */
export function serveEvidencePictures(
  app: FastifyInstance,
  { database: { db }, pictures }: Pick<Services, 'database' | 'pictures'>,
  sessions: Sessions,
) {
  for (const [path, gate] of gates) {
    app.get(path, async (request, reply) => {
      const session = await sessions.of(request)
      if (!session) throw new RuleError(401, 'Inicia sesión para continuar')
      const { data: params } = evidenciaParams.safeParse(request.params)
      const { id, idEvidencia } = found(params, missing)
      const place = await gate(db, session, id)
      const { archivo } = found(await evidenciaAt(db, place, idEvidencia), missing)
      const bytes = found(await readEvidencia(pictures, archivo), missing)
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes)
    })
  }
}
