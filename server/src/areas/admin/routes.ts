import { adminPlayerById, adminPlayers } from '@trinchera/db/queries/admin/players'
import { auditActions, auditLog, auditRows } from '@trinchera/db/queries/admin/audit'
import { chileDay } from '@trinchera/rules/chile-time'
import { adminPlayersPageSize, auditFileRows, largestPageSize } from '@trinchera/rules/limits'
import { adminTabs, rangos, rolNames, staffMay } from '@trinchera/rules/permissions'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { auditCsv } from './audit-csv'
import { deleteAdminPlayer } from './delete-player'
import { endSuspension, suspendPlayer } from './suspend-player'
import { updateAdminPlayerPassword } from './update-password'
import { updateAdminPlayer } from './update-player'

const roles = Object.entries(rolNames).map(([id, nombre]) => ({ id: Number(id), nombre }))
const cargos = rangos.map((nombre, index) => ({ id: index + 1, nombre }))
const niveles = roles.map((rol) => ({ ...rol, pestanas: [...adminTabs(rol.id)] }))

export function adminHandlers(services: Services) {
  const { db } = services.database
  const now = () => services.now().toISOString()
  return handlersOf({
    listAdminPlayers: async ({ query, session }) => {
      const page = pageOf(query, adminPlayersPageSize)
      const { players, total } = await adminPlayers(db, services.directory, {
        busqueda: query.busqueda,
        page,
        now: now(),
        blocked: staffMay(session, 'privacy.manage'),
      })
      return { message: 'Jugadores', data: players, meta: pageMetaOf(page, total) }
    },
    getAdminPlayer: async ({ params }) => {
      const player = found(await adminPlayerById(db, params.id, now()), 'Ese jugador no existe')
      return { message: player.username, data: player }
    },
    updateAdminPlayer: async ({ params, body, session }) => ({
      message: 'Jugador modificado',
      data: await updateAdminPlayer(services, session, params.id, body),
    }),
    updateAdminPlayerPassword: async ({ params, body, session }) => {
      await updateAdminPlayerPassword(services, session, params.id, body.password)
      return { message: 'Contraseña modificada', data: null }
    },
    deleteAdminPlayer: async ({ params, session }) => {
      await deleteAdminPlayer(services, session, params.id)
      return { message: 'Jugador eliminado', data: null }
    },
    listAllUsers: async () => ({
      message: 'Jugadores',
      data: (await services.directory()).map(({ id, username }) => ({ id, nombre: username })),
    }),
    listAllRoles: async () => ({ message: 'Roles', data: roles }),
    listAllCargos: async () => ({ message: 'Rangos de un clan', data: cargos }),
    listAllNiveles: async () => ({ message: 'Lo que abre cada rol', data: niveles }),
    createSuspension: async ({ body, session }) => ({
      message: 'Jugador suspendido',
      data: await suspendPlayer(services, session, body),
    }),
    deleteSuspension: async ({ params, session }) => {
      await endSuspension(services, session, params.id)
      return { message: 'Suspensión levantada', data: null }
    },
    // the audit log is always sent in pages, because it only grows
    listAudit: async ({ query }) => {
      const page = pageOf({ ...query, pagina: query.pagina ?? 1 }, largestPageSize)
      const { entries, total } = await auditLog(db, query, page)
      return { message: 'Registro de la administración', data: entries, meta: { ...page, total } }
    },
    exportAudit: async ({ query }) => {
      const today = chileDay(services.now())
      return {
        message: 'Registro para una hoja de cálculo',
        data: { nombre: `auditoria-${today}.csv`, csv: auditCsv(await auditRows(db, query, auditFileRows)) },
      }
    },
    listAuditActions: async () => ({ message: 'Acciones del registro', data: await auditActions(db) }),
  })
}
