import type { Perfil } from '@trinchera/contract/palmares'
import type { Db } from '@trinchera/db/database'
import { palmaresEtapaPage } from '@trinchera/db/queries/palmares/etapa-page'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import { linajeOf } from '@trinchera/db/queries/palmares/linaje-page'
import { medalsOfClan, medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { perfilOf } from '@trinchera/db/queries/palmares/perfil'
import { showsStatistics } from '@trinchera/db/queries/players/players'
import { clanExists, playerExists } from '@trinchera/db/queries/site/exists'
import { maySeeEmail, staffMay } from '@trinchera/rules/permissions'
import { handlersOf } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { chooseMedals } from './choose-medals'
import { deleteLinaje, setLinaje } from './set-linaje'

const hiddenPerfil: Perfil = { elegidas: [], rivales: [], mejor_noche: null, semanas: [], ocultas: true }
const noClan = 'Ese clan no existe'

async function requirePlayer(db: Db, id: number) {
  if (!(await playerExists(db, id))) throw new RuleError(404, 'Ese jugador no existe')
}

export function palmaresHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    getPalmares: async () => ({ message: 'Palmarés', data: await hallOfFame(db) }),
    getPalmaresEtapa: async ({ params, session }) => {
      const draft = session !== null && staffMay(session, 'anuncios.manage')
      const page = found(await palmaresEtapaPage(db, params.id, { draft }), 'Esa etapa no está en el palmarés')
      return { message: page.nombre, data: page }
    },
    listClanMedals: async ({ params }) => {
      if (!(await clanExists(db, params.id, { deleted: true }))) throw new RuleError(404, noClan)
      return { message: 'Medallas del clan', data: await medalsOfClan(db, params.id) }
    },
    listPlayerMedals: async ({ params }) => {
      await requirePlayer(db, params.id)
      return { message: 'Medallas del jugador', data: await medalsOfPlayer(db, params.id) }
    },
    getLinaje: async ({ params, session }) => {
      const viewer = session && { id: session.id, asStaff: staffMay(session, 'clans.manage') }
      return { message: 'El clan por etapas', data: found(await linajeOf(db, params.id, viewer), noClan) }
    },
    setLinaje: async ({ params, body, session }) => ({
      message: 'Los dos clanes quedaron unidos',
      data: await setLinaje(services, session, params.id, body.id_clan_anterior),
    }),
    deleteLinaje: async ({ params, session }) => ({
      message: 'Los dos clanes quedaron separados',
      data: await deleteLinaje(services, session, params.id),
    }),
    chooseMedals: async ({ body, session }) => ({
      message: 'Tus medallas quedaron elegidas',
      data: await chooseMedals(services, session, body.claves),
    }),
    getPerfil: async ({ params, session }) => {
      await requirePlayer(db, params.id)
      if (!maySeeEmail(session, params) && !(await showsStatistics(db, params.id)))
        return { message: 'Este jugador no muestra sus estadísticas', data: hiddenPerfil }
      return { message: 'Perfil del jugador', data: await perfilOf(db, params.id, services.now().toISOString()) }
    },
  })
}
