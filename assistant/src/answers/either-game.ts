import type { ClanRow } from '@trinchera/contract/clanes'
import type { Juego } from '@trinchera/contract/juegos'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { shortNames } from '../names/etapas'
import { plain } from '../words/plain'
import { bold, bullets, capital, lines, link, named, placed, verb } from '../wording'
import { inEtapa } from './which'

const asks = /\b(?:esta|estan|juega|juegan|va|van|anda|compite|participa|es|son|sale|salen)\b/
const other =
  /\b(?:si|mejor|peor|mas|menos|gana\w*|perd\w+|pierd\w+|cuant[oa]s|cuando|quien(?:es)?|como|racha|puesto|etapa anterior|lider)\b/

/** How a game is said: its name, its first word or what players call it for short. */
const saysOf = ({ nombre }: Juego): RegExp => {
  const name = plain(nombre)
  const all = [name, ...name.split(' ').slice(0, 1), ...(shortNames.get(name) ?? [])]
  return new RegExp(`\\b(?:${all.join('|')})\\b`)
}

/** In which of two games a clan plays: 'Última Bala está en Allied o en Spearhead?'; null where that is not asked. */
export async function eitherGame({ words, mentions }: Question, { db, community }: Site): Promise<Reply | null> {
  const [one, another] = mentions
  if (!one?.clan || one.others || another) return null
  const text = words.map((word) => word.plain).join(' ')
  const [first, second] = text.split(/ o (?:en |de |del |al )?/)
  if (!first || !second || !asks.test(text) || other.test(text)) return null
  const games = new Map(community.etapas.map(({ juego }) => [juego.id, juego]))
  const saidIn = (half: string) => [...games.values()].find((game) => saysOf(game).test(half))
  const [left, right] = [saidIn(first), saidIn(second)]
  if (!left || !right || left.id === right.id) return null
  const name = one.clan
  const rows: { etapa: NamedEtapa; clan: ClanRow; size: number }[] = []
  for (const etapa of community.etapas.filter(({ activo }) => activo)) {
    const table = await clanesOfEtapa(db, etapa.id)
    for (const clan of table.filter(({ id }) => name.clanes.some((each) => each.id === id)))
      rows.push({ etapa, clan, size: table.filter(({ ranking_actual }) => ranking_actual > 0).length })
  }
  const line = ({ etapa, clan, size }: (typeof rows)[number]) =>
    `${bold(link(`${etapa.nombre} de ${etapa.juego.nombre}`, paths.clan(clan.id)))}: ${clan.ranking_actual > 0 ? `${placed(clan.ranking_actual)} de ${size}` : 'sin ranking'}, con ${clan.triunfos}–${clan.derrotas}`
  const isSaid = ({ etapa: { juego } }: (typeof rows)[number]) => juego.id === left.id || juego.id === right.id
  const hits = rows.filter(isSaid)
  const rest = rows.filter((row) => !isSaid(row))
  const [hit, more] = hits
  const who = named(name.nombre)
  return {
    text: lines(
      !hit
        ? `${bold('En ninguno')} de los dos: ${who} no ${verb('está', 'están', name)} ahí.`
        : more
          ? `${bold(hits.some(({ etapa }) => etapa.juego.id !== hit.etapa.juego.id) ? 'En los dos' : 'En dos etapas de ese juego')}: hay un clan ${who} en cada uno.`
          : `${capital(inEtapa(hit.etapa))}; en el otro no ${verb('está', 'están', name)}.`,
      bullets(hits.map(line)),
      rest.length > 0 && lines('También:', bullets(rest.map(line))),
    ),
    quien: [name],
    etapas: rows.map(({ etapa }) => etapa),
  }
}
