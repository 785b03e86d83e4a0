import { tema as temaSchema, type createTema as route, type Tema } from '@trinchera/contract/foro'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { insertComment } from '@trinchera/db/queries/anuncios/comments'
import { membershipsOf } from '@trinchera/db/queries/clanes/clan-removal'
import { storeWords } from '@trinchera/db/queries/foro/search'
import { storeFollowing, storeRead } from '@trinchera/db/queries/foro/lecturas'
import { addToTema, insertTema } from '@trinchera/db/queries/foro/stored-temas'
import { temaById } from '@trinchera/db/queries/foro/temas'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { temaTituloLength } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { repliedOnce } from '../../http/replied-once'
import { fieldError, RuleError } from '../../http/rule-error'
import { plainLine } from '../../html/visible-text'
import type { Services } from '../../services'
import { commentText } from '../comentarios/comment-text'
import { broadcastTema } from './broadcast-foro'
import { mentionsIn, notifyOfMensaje } from './notices'
import { requireMayWrite } from './trust'

type Body = BodyOf<typeof route>

/** The title of a topic as one line without invisible characters. Throws 400 if it is too short. */
export function tituloOf(written: string): string {
  const titulo = plainLine(written)
  if ([...titulo].length < temaTituloLength.least)
    throw fieldError(400, 'titulo', `El título tiene que tener al menos ${temaTituloLength.least} letras`)
  return titulo
}

/** A section of the forum by its id. Throws 400 if there is no such section. */
export async function requireSeccion(db: Db, id: number) {
  const seccion = (await readOpciones(db)).foro.find((one) => one.id === id)
  if (!seccion) throw fieldError(400, 'id_seccion', 'Esa sección no existe')
  return seccion
}

/**
 * For a topic that looks for a clan or for players, the fields that are stored about this search; all null for other topics. Throws 400 if
 * the section is not for searches or the etapa is closed, 403 if the author looks for players but may not recruit for a clan of the etapa.
 */
async function buscaOf(db: Db, session: SessionInfo, clase: string, busca: Body['busca']) {
  if (!busca) return { busca: null, id_etapa: null, horario: null, puesto: null }
  if (clase !== 'busco') throw fieldError(400, 'busca', 'En esa sección no se busca clan ni gente')
  const etapa = await etapaById(db, busca.id_etapa)
  if (!etapa?.activo) throw fieldError(400, 'busca.id_etapa', 'Esa etapa no existe o ya se cerró')
  if (busca.tipo === 'gente') {
    const own = (await membershipsOf(db, session.id)).find(({ id_etapa }) => id_etapa === etapa.id)
    if (!clanMay(own?.rango, 'recruit'))
      throw new RuleError(403, 'Para buscar gente tienes que ser Líder o Co-Líder de un clan de esa etapa')
  }
  return { busca: busca.tipo, id_etapa: etapa.id, horario: plainLine(busca.horario), puesto: plainLine(busca.puesto) }
}

/**
 * Creates a topic with its first post. Its author follows the topic automatically. If `key` (the `Idempotency-Key`) repeats an earlier
 * request of the player, returns the earlier topic.
 */
export async function createTema(
  services: Services,
  session: SessionInfo,
  body: Body,
  key: string | undefined,
): Promise<Tema> {
  const titulo = tituloOf(body.titulo)
  const contenido = await commentText(body.contenido, 'post')
  const now = services.now()
  const restore = (stored: string) => temaSchema.parse(JSON.parse(stored))
  const { dialect } = services.database
  return services.database.transaction((trx, onCommit) =>
    repliedOnce(trx, session, { key, asked: ['tema', body], noun: 'tema', now, restore }, async () => {
      await refuseSuspended(trx, session.id, 'comentarios', now)
      const seccion = await requireSeccion(trx, body.id_seccion)
      const busca = await buscaOf(trx, session, seccion.clase, body.busca)
      const mentioned = await mentionsIn(trx, contenido)
      const html = [titulo, busca.horario, busca.puesto, body.contenido].join('\n')
      await requireMayWrite(trx, services, session, { html, opens: true }, now)
      const author = { id_creador: session.id, creador: session.username, created_at: now.toISOString() }
      const id = await insertTema(trx, { ...author, ...busca, id_seccion: seccion.id, titulo })
      const first = await insertComment(trx, { ...author, id_tema: id, cita: null, comentario: contenido })
      await addToTema(trx, id, first)
      await storeWords(trx, dialect, first, { titulo, contenido })
      await storeFollowing(trx, session.id, id, 'seguir')
      await storeRead(trx, session.id, id, first)
      await notifyOfMensaje(trx, onCommit, services, session, { tema: { id, titulo }, mensaje: first, mentioned })
      await broadcastTema(trx, onCommit, services, id)
      const tema = await temaById(trx, id, { id: session.id, moderates: false })
      if (!tema) throw new Error(`topic ${id} is not there after it was stored`)
      return tema
    }),
  )
}
