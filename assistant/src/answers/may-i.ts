import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay, rangos, type ClanAction } from '@trinchera/rules/permissions'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bold, capital, lines, link, listed } from '../wording'
import { rangoNames } from './own'

/** What a rank may do in its clan: as it is asked, and as it is said. */
const deeds: readonly (readonly [says: RegExp, action: ClanAction, deed: string])[] = [
  [/\breport\w+/, 'report', 'reportar una derrota'],
  [/\b(?:retar|retos?|desafi\w+)\b/, 'report', 'retar y responder retos'],
  [/\b(?:confirm|rechaz)\w+/, 'report', 'confirmar o rechazar partidas'],
  [/\b(?:apel|reclam)\w+/, 'report', 'reclamar o apelar por el clan'],
  [/\b(?:invit|reclut)\w+/, 'recruit', 'invitar y responder solicitudes'],
  [/\b(?:expuls|ech|kick)\w+/, 'expel', 'expulsar'],
  [/\b(?:ascend\w+|rangos?)\b/, 'ranks', 'cambiar rangos'],
  [/\bced(?:er|o)\b/, 'hand-over', 'ceder el liderazgo'],
]
const asksMay = /^(?:y )?(?:puedo|podria|me dejan?|tengo permiso|me corresponde|me toca|can i|may i)\b/
/** It is asked of this very person, and not of how or until when. */
const ofMe = /\b(?:yo|mi rango|mi cargo|o (?:tiene|debe|solo|solamente))\b/
/** 'puedo retar' is asked of this very person. */
const shortest = 3

/** Whether whoever asks may do what their rank grants or does not, clan by clan; null where that is not asked, or nobody knows who asks. */
export async function mayI(words: readonly Word[], { asker, community, db }: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const found = deeds.find(([says]) => says.test(text))
  if (!found || !asker || !asksMay.test(text) || (!ofMe.test(text) && words.length > shortest)) return null
  const [, action, deed] = found
  const player = await playerById(db, asker.id)
  const open = new Set(community.etapas.flatMap(({ id, activo, multijugador }) => (activo && multijugador ? [id] : [])))
  const clanes = player?.clanes.filter(({ id_etapa }) => open.has(id_etapa)) ?? []
  const who = listed(rangos.filter((rango) => clanMay(rango, action)).map((rango) => rangoNames[rango]))
  const may = clanes.some(({ PlayerClan }) => clanMay(PlayerClan.rango, action))
  const rows = clanes.map(
    ({ id, nombre, PlayerClan: { rango } }) =>
      `en ${bold(link(nombre, paths.clan(id)))} eres ${bold(rangoNames[rango])}, y ${clanMay(rango, action) ? '' : 'no '}puedes ${deed}`,
  )
  return {
    text: lines(
      `${bold(may ? 'Sí' : 'No')}: ${rows.length ? listed([...new Set(rows)]) : 'no estás en ningún clan de una etapa abierta'}.`,
      `${capital(deed)} es cosa de ${who}.`,
      deed.startsWith('report') &&
        `Se hace en ${link('Reportar Derrota', paths.reportes)}, dentro de ${reportDeadlineHours} horas.`,
    ),
  }
}
