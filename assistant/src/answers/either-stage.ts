import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { plain } from '../words/plain'
import { bold, bullets, capital, lines, link, named, placed, verb } from '../wording'
import { inEtapa } from './which'

const asks = /\b(?:esta|estan|juega|juegan|va|van|anda|compite|participa|es|son|sale|salen)\b/
const other =
  /\b(?:si|mejor|peor|mas|menos|gana\w*|perd\w+|pierd\w+|cuant[oa]s|cuando|quien(?:es)?|como|racha|puesto|etapa anterior|lider)\b/

const shortGames: Readonly<Record<string, string>> = { aa: 'allied assault', sh: 'spearhead', bt: 'breakthrough' }

/** In which of two games or stages a clan plays: 'Última Bala está en Allied o en Spearhead?'; null where that is not asked. */
export async function eitherStage(
  { words, mentions, stages }: Question,
  { db, community }: Site,
): Promise<Reply | null> {
  const [one, another] = mentions
  if (!one?.clan || one.others || another || !stages.used.size) return null
  const text = words.map((word, at) => (stages.used.has(at) ? '§' : word.plain)).join(' ')
  if (!/§(?: §)* o (?:en |de |al |a )?(?:la |el |los )?§/.test(text) || !asks.test(text) || other.test(text))
    return null
  const name = one.clan
  const rows: { etapa: NamedEtapa; clan: ClanRow; size: number }[] = []
  for (const etapa of community.etapas.filter(({ activo }) => activo)) {
    const table = await clanesOfEtapa(db, etapa.id)
    for (const clan of table.filter(({ id }) => name.clanes.some((each) => each.id === id)))
      rows.push({ etapa, clan, size: table.filter(({ ranking_actual }) => ranking_actual > 0).length })
  }
  const line = ({ etapa, clan, size }: (typeof rows)[number]) =>
    `${bold(link(capital(inEtapa(etapa)), paths.clan(clan.id)))}: ${clan.ranking_actual > 0 ? `${placed(clan.ranking_actual)} de ${size}` : 'sin ranking'}, con ${clan.triunfos}–${clan.derrotas}`
  const said = words.filter((_, at) => stages.used.has(at)).map((word) => word.plain)
  const isSaid = ({ etapa }: (typeof rows)[number]) =>
    said.some((word) => word.length > 2 && plain(`${etapa.juego.nombre} ${etapa.nombre}`).includes(word)) ||
    said.some((word) => shortGames[word] === plain(etapa.juego.nombre))
  const hits = rows.filter(isSaid)
  const rest = rows.filter((row) => !isSaid(row))
  const [hit, more] = hits
  const who = named(name.nombre)
  return {
    text: lines(
      !hit
        ? `${bold('En ninguna')} de esas: ${who} no ${verb('está', 'están', name)} ahí.`
        : more
          ? `${bold('En las dos')}: hay un clan ${who} en cada una.`
          : `${capital(inEtapa(hit.etapa))}; en la otra no ${verb('está', 'están', name)}.`,
      bullets(hits.map(line)),
      rest.length > 0 && lines('También:', bullets(rest.map(line))),
    ),
    quien: [name],
    etapas: rows.map(({ etapa }) => etapa),
  }
}
