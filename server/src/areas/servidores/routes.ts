import { alertsOf, deleteAlert, setAlert } from '@trinchera/db/queries/servidores/alerts'
import { serverHistory } from '@trinchera/db/queries/servidores/samples'
import { gameServers, serverExists } from '@trinchera/db/queries/servidores/servidores'
import { handlersOf } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

export function servidorHandlers({ config, database: { db }, now }: Services) {
  const requireServer = async (id: number) => {
    if (!(await serverExists(db, id))) throw new RuleError(404, 'Ese servidor no existe')
  }
  return handlersOf({
    listServers: async () => ({ message: 'Servidores', data: await gameServers(db, config.gameHost) }),
    listServerHistory: async ({ params: { id } }) => {
      await requireServer(id)
      return { message: 'Los últimos 7 días', data: await serverHistory(db, id, now()) }
    },
    listServerAlerts: async ({ session }) => ({
      message: 'Tus avisos de servidores',
      data: await alertsOf(db, session.id),
    }),
    setServerAlert: async ({ params: { id }, body: { jugadores }, session }) => {
      await requireServer(id)
      if (jugadores === null) await deleteAlert(db, session.id, id)
      else await setAlert(db, session.id, { id_servidor: id, jugadores })
      return {
        message: jugadores === null ? 'Aviso quitado' : `Te avisamos cuando haya ${jugadores}`,
        data: await alertsOf(db, session.id),
      }
    },
  })
}
