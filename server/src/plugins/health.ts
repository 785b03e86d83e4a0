import type { FastifyInstance } from 'fastify'
import type { Readiness } from '@trinchera/contract/health'
import { version } from '@trinchera/contract/version'
import { ping } from '@trinchera/db/queries/site/ping'
import { readBackupState } from '@trinchera/db/queries/site/backups'
import { backupTrouble } from '@trinchera/rules/backups'
import { workerIsAlive } from '@trinchera/runtime/heartbeat'
import type { DiskWatch } from '@trinchera/runtime/full-disk'
import type { Services } from '../services'
import { jsonType } from './envelope'

const timeoutMs = 2000

type Part = Readiness['data']['database']

const backupSaid = { none: 'no hay ninguno', failed: 'el último intento falló', old: 'el último es viejo' }

/** Runs a check, which fails if it takes too long. The result is public, so it contains no details of errors. */
async function stateOf(check: () => Promise<string | null>): Promise<Part> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no contesta'), timeoutMs)
  })
  const problem = await Promise.race([check().catch(() => 'no contesta'), timeout])
  clearTimeout(timer)
  return problem === null ? { ok: true } : { ok: false, detalle: problem }
}

export function serveHealth(
  app: FastifyInstance,
  { database, redis, config, now }: Pick<Services, 'database' | 'redis' | 'config' | 'now'>,
  disk: DiskWatch,
  isEnding: () => boolean,
) {
  const messageOf = (allThere: boolean) => {
    if (isEnding()) return 'Este proceso se está cerrando'
    return allThere ? 'Todo listo' : 'Falta algo para atender'
  }

  app.get('/salud', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(jsonType)
      .send(JSON.stringify({ code: 200, message: 'En pie', data: { version } })),
  )

  app.get('/listo', async (_, reply) => {
    const [databaseState, redisState, workerState, diskState, backupState] = await Promise.all([
      stateOf(async () => {
        await ping(database.db)
        return null
      }),
      stateOf(async () => {
        await redis.ping()
        return null
      }),
      stateOf(async () => ((await workerIsAlive(redis)) ? null : 'no hay señales suyas')),
      stateOf(async () => ((await disk.isFull()) ? 'no queda espacio' : null)),
      stateOf(async () => {
        const trouble = backupTrouble(await readBackupState(database.db), config.backupEvery, now())
        return trouble && backupSaid[trouble]
      }),
    ])
    const allThere = databaseState.ok && redisState.ok && workerState.ok && diskState.ok
    const isReady = allThere && !isEnding()
    const body: Readiness = {
      code: isReady ? 200 : 503,
      message: messageOf(allThere),
      data: {
        database: databaseState,
        redis: redisState,
        worker: workerState,
        disco: diskState,
        respaldo: backupState,
      },
    }
    return reply.code(body.code).header('cache-control', 'no-store').type(jsonType).send(JSON.stringify(body))
  })
}
