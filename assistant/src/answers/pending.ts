import type { Claim, PendingWork } from '@trinchera/contract/rulings'
import type { Db } from '@trinchera/db/database'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import { matchCases } from '@trinchera/db/queries/rulings/cases'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import { rolsWith, staffMay, type StaffPermission } from '@trinchera/rules/permissions'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bold, bullets, capital, counted, lines, link, listed, rolName } from '../wording'

const work =
  /\b(?:reclamos?|apelacion(?:es)?|denuncias?|denunciados?|consultas?|casos?|pega|trabajo|victorias sin reportar)\b/
const waits =
  /\b(?:pendientes?|esperan(?:do)?|en espera|por (?:resolver|ver|revisar|decidir|fallar|atender)|abiert[oa]s?|en reclamo|con reclamos?|reclamad[oa]s|sin (?:resolver|revisar|ver|fallar|atender|contestar)|falta[n]? (?:por )?(?:resolver|revisar|ver|fallar)|cuant[oa]s (?:reclamos|apelaciones|denuncias|consultas)(?!.* (?:escond|ocult|borr|baj|sac|hace|necesit|requier|basta)))\b/
const asks = /\b(?:hay|queda|quedan|cuant[oa]s|tengo|tenemos|que|cuales|existen?|algun|alguna|panel)\b/
/** Of one's own matches or of a clan's, and not of what moderators see to. */
const own = /\b(?:mis?|mi clan|nuestr[oa]s?|como|plazo)\b|·/
/** Where they are seen to, of staff. */
const where =
  /\b(?:donde|adonde|en que (?:parte|pagina)|como) (?:se )?(?:veo|ven?|ver|revis\w+|estan|encuentro|resuelv\w+|mir\w+|aparecen|salen|leo|fallo|contesto|atiendo|hago para (?:ver|revisar))\b/
/** All that waits, of staff. */
const everything =
  /\bpanel\b.*\b(?:pendientes?|espera\w*|hay|nuevo|falta)\b|\b(?:pendientes?|espera\w*|hay|nuevo|falta)\b.*\bpanel\b|\b(?:que|hay algo|cuanto|algo) (?:\w+ ){0,3}pendiente\b|\b(?:que|algo) (?:tengo|tenemos|hay|queda) (?:que|por) (?:resolver|revisar|ver|fallar|moderar)\b/
/** Of reports and matches, that they are contested; staff ask it of what waits for them, everybody else of what waits for a clan. */
const contested =
  /\b(?:reportes?|partid[oa]s?|resultados?|match|derrotas?)\b.*\b(?:pendientes?|disput\w+|reclamad\w+|en reclamo|con reclamos?|por (?:resolver|revisar|ver|fallar))\b|\b(?:disputas?|disputad\w+)\b/
/** The words alone, as one types them into a search box. */
const mostBare = 4

/** What waits: its words, who sees to it, one and many of it, and where. */
type Kind = readonly [RegExp, StaffPermission, keyof PendingWork, one: string, many: string, address: string]
const kinds: readonly Kind[] = [
  [
    /\breclam\w+|\bdisput\w+|\breportes?\b|\bpartid[oa]s?\b/,
    'matches.rule',
    'reclamos',
    'partida con reclamo por resolver',
    'partidas con reclamos por resolver',
    paths.panelAdmin('reportes'),
  ],
  [
    /\bvictorias?\b/,
    'matches.rule',
    'victorias',
    'victoria sin reportar que espera decisión',
    'victorias sin reportar que esperan decisión',
    paths.panelAdmin('victorias'),
  ],
  [/\bapelaci\w+/, 'matches.rule', 'apelaciones', 'apelación', 'apelaciones', paths.panelAdmin('apelaciones')],
  [
    /\bretos?\b|\bfaltas?\b/,
    'matches.rule',
    'retos',
    'falta a un reto por decidir',
    'faltas a retos por decidir',
    paths.panelAdmin('retos'),
  ],
  [
    /\bdenuncia\w*|\bcoment\w+/,
    'comments.moderate',
    'comentarios',
    'comentario denunciado o escondido',
    'comentarios denunciados o escondidos',
    paths.panelComments,
  ],
  [
    /\bconsultas?\b|\bpreguntas?\b/,
    'assistant.review',
    'consultas',
    'consulta a la moderación',
    'consultas a la moderación',
    paths.panelConsultas,
  ],
  [
    /\brespuestas? (?:tuyas?|mal\w*)\b/,
    'assistant.review',
    'asistente',
    'respuesta mía marcada como mala',
    'respuestas mías marcadas como malas',
    paths.panelAdmin('asistente'),
  ],
]

const mostCases = 6
const claimNames: Record<Claim['tipo'], string> = {
  trampa: 'trampa',
  falso: 'reporte falso',
  duplicada: 'duplicada',
  plazo: 'fuera de plazo',
  otro: 'otro motivo',
}
/** The matches that are contested now, the newest first. */
async function contestedNow(db: Db): Promise<string> {
  const { cases } = await matchCases(db, { estado: 'reclamadas' }, { pagina: 1, por_pagina: mostCases })
  return bullets(
    cases.map(
      ({ id, ganador, perdedor, reclamos }) =>
        `${bold(link(`${ganador.nombre} con ${perdedor.nombre}`, paths.panelMatch(id)))}: ${listed([...new Set(reclamos.filter(({ abierto }) => abierto).map(({ tipo }) => claimNames[tipo]))])}`,
    ),
  )
}

/** How much waits for the moderators, for those who see to it; that others may not know; null where a question asks for none of it. */
export async function waitingWork(words: readonly Word[], { db, now, asker }: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' ')
  const isOfWork = work.test(text)
  const isWhere = where.test(text) && isOfWork && !/\b(?:mis?|nuestr[oa]s?|plazo)\b/.test(text)
  const isOfWaiting = everything.test(text) || contested.test(text) || (isOfWork && waits.test(text))
  const isAsked = !own.test(text) && isOfWaiting && (asks.test(text) || words.length <= mostBare)
  if (!isWhere && !isAsked) return null
  const player = asker && (await playerById(db, asker.id))
  const marks = player && { rol: player.rol, admin: player.admin }
  const may = kinds.filter(([, permission]) => marks && staffMay(marks, permission))
  if (!may.length)
    // 'qué tengo pendiente' of a player is of their own
    return isOfWork && (isAsked || waits.test(text))
      ? {
          kind: 'away',
          text: `Eso solo lo ve la moderación. Los reclamos de las partidas de tu clan están en su página, desde ${link('Mi Cuenta', paths.miCuenta)}.`,
        }
      : null
  const said = kinds.filter(([says]) => says.test(text))
  const others = said.filter((kind) => !may.includes(kind))
  const asked = said.find((kind) => may.includes(kind))
  const waiting = await pendingWork(db, now)
  const line = ([, , kind, one, many, address]: Kind) => {
    const count = waiting[kind] ?? 0
    return count ? [link(counted(count, `1 ${one}`, `${count} ${many}`), address)] : []
  }
  const first = asked ? line(asked) : []
  const rest = may.flatMap((kind) => (kind === asked ? [] : line(kind)))
  const ofClaims = asked?.[2] === 'reclamos' && first.length > 0
  const pages = [...new Set(may.map(([, , , , , address]) => address))]
  return {
    text: lines(
      ...others.map(
        ([, permission, , , many]) =>
          `${capital(many)}: eso lo ven el ${listed(rolsWith(permission).map((rol) => bold(rolName(rol))))}; tu rol no.`,
      ),
      isWhere &&
        !others.length &&
        `Se ven en el panel: ${listed(pages.map((address) => link(capital(address.split(/[/=]/).at(-1) ?? ''), address)))}.`,
      asked && !first.length && `${bold(`No hay ${asked[4]}`)} pendientes.`,
      ...first.map((told) => `${told}${ofClaims ? ':' : '.'}`),
      ofClaims && (await contestedNow(db)),
      rest.length
        ? lines(asked || others.length ? 'También esperan:' : 'Esperan a la moderación:', bullets(rest))
        : !asked && 'No hay nada pendiente.',
    ),
  }
}
