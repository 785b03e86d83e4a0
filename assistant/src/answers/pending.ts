import { pendingWork } from '@trinchera/db/queries/admin/pending'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import { staffMay } from '@trinchera/rules/permissions'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bold, bullets, counted, lines, link } from '../wording'

const work =
  /\b(?:reclamos?|apelacion(?:es)?|denuncias?|denunciados?|consultas?|casos?|pega|trabajo|victorias sin reportar)\b/
const waits =
  /\b(?:pendientes?|esperan(?:do)?|en espera|por (?:resolver|ver|revisar|decidir|fallar|atender)|abiert[oa]s?|en reclamo|con reclamos?|reclamad[oa]s|sin (?:resolver|revisar|ver|fallar|atender|contestar)|falta[n]? (?:por )?(?:resolver|revisar|ver|fallar))\b/
const asks = /\b(?:hay|queda|quedan|cuant[oa]s|tengo|tenemos|que|cuales|existen?|algun|alguna)\b/
/** Of one's own matches or of a clan's, and not of what moderators see to. */
const own = /\b(?:mis?|mi clan|nuestr[oa]s?|como|donde|plazo)\b/
/** Where they are seen to, of staff. */
const where =
  /\b(?:donde|adonde|en que (?:parte|pagina)|como) (?:se )?(?:veo|ver|ven|reviso|revisar|revisan|estan|encuentro|resuelvo|resuelven|miro|miran|aparecen|salen|leo|fallo|contesto|atiendo|hago para (?:ver|revisar))\b/

/** What so many of them do, and not how many there are. */
const effect = /\b(?:esconden?|ocultan?|borran?|hacen? falta|necesit\w+|se requieren?|bastan?)\b/

/** How much waits for the moderators, for those who see to it; that others may not know; null where a question asks for none of it. */
export async function waitingWork(words: readonly Word[], { db, now, asker }: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const ofAll =
    /\b(?:que|hay algo|cuanto|algo) (?:\w+ ){0,3}pendiente\b|\b(?:que|algo) (?:tengo|tenemos|hay|queda) (?:que|por) (?:resolver|revisar|ver|fallar|moderar)\b/.test(
      text,
    )
  const isWhere = where.test(text) && work.test(text) && !/\b(?:mis?|mi clan|nuestr[oa]s?|plazo)\b/.test(text)
  const counts = /\bcuant[oa]s (?:reclamos|apelaciones|denuncias|consultas)\b/.test(text) && !effect.test(text)
  const isAsked = !own.test(text) && asks.test(text) && (ofAll || ((waits.test(text) || counts) && work.test(text)))
  if (!isWhere && !isAsked) return null
  const player = asker && (await playerById(db, asker.id))
  const may = (permission: Parameters<typeof staffMay>[1]) =>
    player !== null && staffMay({ rol: player.rol, admin: player.admin }, permission)
  const [matches, comments, review] = [may('matches.rule'), may('comments.moderate'), may('assistant.review')]
  if (!matches && !comments) {
    // 'qué tengo pendiente' of a player is of their own
    if (!work.test(text) || (!isAsked && !waits.test(text))) return null
    return {
      kind: 'away',
      text: `Eso solo lo ve la moderación. Los reclamos de las partidas de tu clan están en su página, desde ${link('Mi Cuenta', paths.miCuenta)}.`,
    }
  }
  const { reclamos, comentarios, asistente, consultas, apelaciones, victorias } = await pendingWork(db, now)
  const line = (count: number, one: string, many: string, address: string) =>
    `${link(counted(count, `1 ${one}`, `${count} ${many}`), address)}`
  const said = [
    matches &&
      reclamos &&
      line(
        reclamos,
        'partida con reclamo por resolver',
        'partidas con reclamos por resolver',
        paths.panelAdmin('reportes'),
      ),
    matches &&
      victorias &&
      line(
        victorias,
        'victoria sin reportar que espera decisión',
        'victorias sin reportar que esperan decisión',
        paths.panelAdmin('reportes'),
      ),
    matches && apelaciones && line(apelaciones, 'apelación', 'apelaciones', paths.panelAdmin('apelaciones')),
    comments &&
      comentarios &&
      line(
        comentarios,
        'comentario denunciado o escondido',
        'comentarios denunciados o escondidos',
        paths.panelComments,
      ),
    review &&
      consultas &&
      line(consultas, 'consulta a la moderación', 'consultas a la moderación', paths.panelConsultas),
    review &&
      asistente &&
      line(
        asistente,
        'respuesta mía marcada como mala',
        'respuestas mías marcadas como malas',
        paths.panelAdmin('asistente'),
      ),
  ].filter((each): each is string => typeof each === 'string')
  const claims = /\breclamos?\b/.test(text) && matches
  const areas = matches
    ? `Se ven en el panel: ${link('Reportes', paths.panelAdmin('reportes'))} (reclamos y victorias sin reportar), ${link('Apelaciones', paths.panelAdmin('apelaciones'))}${comments ? `, ${link('Comentarios', paths.panelComments)}` : ''}${review ? ` y ${link('Consultas', paths.panelConsultas)}` : ''}.`
    : `Se ven en el panel, en ${link('Comentarios', paths.panelComments)}.`
  return {
    text: said.length
      ? lines(
          isWhere && areas,
          claims && !reclamos ? `${bold('No hay reclamos')} por resolver.` : '',
          `Esperan a la moderación:`,
          bullets(said),
        )
      : lines(isWhere && areas, 'No hay nada pendiente.'),
  }
}
