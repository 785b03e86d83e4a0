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
  /\b(?:pendientes?|esperan(?:do)?|en espera|por (?:resolver|ver|revisar|decidir|fallar|atender)|abiert[oa]s?|en reclamo|con reclamos?|reclamad[oa]s|sin (?:resolver|revisar|ver|fallar|atender|contestar)|falta[n]? (?:por )?(?:resolver|revisar|ver|fallar))\b/
const asks = /\b(?:hay|queda|quedan|cuant[oa]s|tengo|tenemos|que|cuales|existen?|algun|alguna)\b/
/** Of one's own matches or of a clan's, and not of what moderators see to. */
const own = /\b(?:mis?|mi clan|nuestr[oa]s?|como|donde|plazo)\b|·/
/** Where they are seen to, of staff. */
const where =
  /\b(?:donde|adonde|en que (?:parte|pagina)|como) (?:se )?(?:veo|ver|ven|reviso|revisar|revisan|estan|encuentro|resuelvo|resuelven|miro|miran|aparecen|salen|leo|fallo|contesto|atiendo|hago para (?:ver|revisar))\b/

/** What so many of them do, and not how many there are. */
const effect = /\b(?:esconden?|ocultan?|borran?|bajan?|sacan?|hacen? falta|necesit\w+|se requieren?|bastan?)\b/

/** Of reports and matches, that they are contested; staff ask it of what waits for them, everybody else of what waits for a clan. */
const contested =
  /\b(?:reportes?|partid[oa]s?|resultados?|match|derrotas?)\b.*\b(?:pendientes?|disput\w+|reclamad\w+|en reclamo|con reclamos?|por (?:resolver|revisar|ver|fallar))\b|\b(?:disputas?|disputad\w+)\b/
/** The words alone, as one types them into a search box. */
const mostBare = 4

interface Kind {
  says: RegExp
  permission: StaffPermission
  count: keyof PendingWork
  /** As they are called where somebody may not see them. */
  several: string
  one: string
  many: string
  none: string
  address: string
}
const kinds: readonly Kind[] = [
  {
    says: /\breclamos?\b|\bdisput\w+|\breclamad\w+|\breportes?\b|\bpartid[oa]s?\b/,
    permission: 'matches.rule',
    count: 'reclamos',
    several: 'los reclamos',
    one: 'partida con reclamo por resolver',
    many: 'partidas con reclamos por resolver',
    none: 'No hay reclamos',
    address: paths.panelAdmin('reportes'),
  },
  {
    says: /\bvictorias?\b/,
    permission: 'matches.rule',
    count: 'victorias',
    several: 'los casos de victorias sin reportar',
    one: 'victoria sin reportar que espera decisión',
    many: 'victorias sin reportar que esperan decisión',
    none: 'No hay victorias sin reportar',
    address: paths.panelAdmin('victorias'),
  },
  {
    says: /\bapelaci\w+/,
    permission: 'matches.rule',
    count: 'apelaciones',
    several: 'los casos de apelación',
    one: 'apelación',
    many: 'apelaciones',
    none: 'No hay apelaciones',
    address: paths.panelAdmin('apelaciones'),
  },
  {
    says: /\bretos?\b|\bfaltas?\b/,
    permission: 'matches.rule',
    count: 'retos',
    several: 'los casos de faltas a retos',
    one: 'falta a un reto por decidir',
    many: 'faltas a retos por decidir',
    none: 'No hay faltas a retos',
    address: paths.panelAdmin('retos'),
  },
  {
    says: /\bdenuncia\w*|\bcoment\w+/,
    permission: 'comments.moderate',
    count: 'comentarios',
    several: 'los comentarios denunciados',
    one: 'comentario denunciado o escondido',
    many: 'comentarios denunciados o escondidos',
    none: 'No hay comentarios denunciados',
    address: paths.panelComments,
  },
  {
    says: /\bconsultas?\b|\bpreguntas?\b/,
    permission: 'assistant.review',
    count: 'consultas',
    several: 'los mensajes a la moderación',
    one: 'consulta a la moderación',
    many: 'consultas a la moderación',
    none: 'No hay consultas',
    address: paths.panelConsultas,
  },
  {
    says: /\brespuestas? (?:tuyas?|mal\w*)\b/,
    permission: 'assistant.review',
    count: 'asistente',
    several: 'los casos del asistente',
    one: 'respuesta mía marcada como mala',
    many: 'respuestas mías marcadas como malas',
    none: 'No hay respuestas mías marcadas',
    address: paths.panelAdmin('asistente'),
  },
]

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
const mostCases = 6
const claimNames: Record<Claim['tipo'], string> = {
  trampa: 'trampa',
  falso: 'reporte falso',
  duplicada: 'duplicada',
  plazo: 'fuera de plazo',
  otro: 'otro motivo',
}

/** How much waits for the moderators, for those who see to it; that others may not know; null where a question asks for none of it. */
export async function waitingWork(words: readonly Word[], { db, now, asker }: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' ')
  const ofPanel = /\bpanel\b/.test(text) && /\b(?:pendientes?|espera\w*|hay|nuevo|falta)\b/.test(text)
  const ofAll =
    ofPanel ||
    /\b(?:que|hay algo|cuanto|algo) (?:\w+ ){0,3}pendiente\b|\b(?:que|algo) (?:tengo|tenemos|hay|queda) (?:que|por) (?:resolver|revisar|ver|fallar|moderar)\b/.test(
      text,
    )
  const isWhere = where.test(text) && work.test(text) && !/\b(?:mis?|mi clan|nuestr[oa]s?|plazo)\b/.test(text)
  const counts = /\bcuant[oa]s (?:reclamos|apelaciones|denuncias|consultas)\b/.test(text) && !effect.test(text)
  const ofMatches = contested.test(text) && !own.test(text)
  const asksIt = asks.test(text) || words.length <= mostBare
  const isAsked =
    ofPanel || (!own.test(text) && asksIt && (ofAll || ofMatches || ((waits.test(text) || counts) && work.test(text))))
  if (!isWhere && !isAsked) return null
  const player = asker && (await playerById(db, asker.id))
  const marks = player && { rol: player.rol, admin: player.admin }
  const may = kinds.filter(({ permission }) => marks && staffMay(marks, permission))
  if (!may.length) {
    // 'qué tengo pendiente' of a player is of their own
    if (!work.test(text) || (!isAsked && !waits.test(text))) return null
    return {
      kind: 'away',
      text: `Eso solo lo ve la moderación. Los reclamos de las partidas de tu clan están en su página, desde ${link('Mi Cuenta', paths.miCuenta)}.`,
    }
  }
  const named = kinds.filter(({ says }) => says.test(text))
  const others = named.filter((kind) => !may.includes(kind))
  const waiting = await pendingWork(db, now)
  const countOf = ({ count }: Kind) => waiting[count] ?? 0
  const said = may.filter((kind) => countOf(kind) > 0)
  const line = (kind: Kind) =>
    link(counted(countOf(kind), `1 ${kind.one}`, `${countOf(kind)} ${kind.many}`), kind.address)
  const [asked] = named.filter((kind) => may.includes(kind))
  const first = said.filter((kind) => kind === asked)
  const rest = said.filter((kind) => kind !== asked)
  const ofClaims = asked?.count === 'reclamos' && first.length > 0
  return {
    text: lines(
      ...others.map(
        ({ several, permission }) =>
          `${capital(several)} los ven el ${listed(rolsWith(permission).map((rol) => bold(rolName(rol))))}; tu rol no.`,
      ),
      isWhere &&
        !others.length &&
        `Se ven en el panel: ${listed(
          may
            .map(({ address }) => address)
            .filter((one, at, all) => all.indexOf(one) === at)
            .map((address) => link(areaOf(address), address)),
        )}.`,
      asked && !first.length && `${bold(asked.none)} por resolver.`,
      ...(first.length ? [`${first.map(line).join('')}${ofClaims ? ':' : '.'}`] : []),
      ofClaims && (await contestedNow(db)),
      rest.length
        ? asked || others.length
          ? 'También esperan:'
          : 'Esperan a la moderación:'
        : !said.length && 'No hay nada pendiente.',
      rest.length > 0 && bullets(rest.map(line)),
    ),
  }
}

const areaOf = (address: string) =>
  address === paths.panelComments
    ? 'Comentarios'
    : address === paths.panelConsultas
      ? 'Consultas'
      : capital(address.slice(address.lastIndexOf('/') + 1))
