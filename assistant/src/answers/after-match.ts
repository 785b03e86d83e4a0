import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, lines, link, named, placed, quoted, verb, whenPlayed } from '../wording'
import { counts, inEtapa, ranged, sideOf } from './which'

const where =
  '(?:como|donde|en que (?:lugar|puesto|posicion)|(?:a|en) que (?:lugar|puesto)|en cuanto|que (?:lugar|puesto)|cuant[oa]s? (?:puestos|lugares)?)'
const stood = '(?:qued\\w+|sub\\w+|lleg\\w+|baj\\w+|termin\\w+|est\\w+|vamos|va|van)'
const after =
  '(?:despues de|tras|luego de|al|por|con|cuando|despues que|desde que) (?:haber |haberle |que )?(?:(?:le|les) )?(gan\\w+|venc\\w+|derrot\\w+|(?:la )?victoria|(?:el )?triunfo|perd\\w+|(?:la )?derrota)'
const asks = new RegExp(`\\b${where}\\b.*\\b${stood}\\b.*\\b${after}\\b.*·`)
const supposes = /\b(?:si|manana|quedaria\w*|quedar?emos|subiria\w*|torneo|copa)\b/

/** Where a clan stood after its last match with a rival that is named, and where it stands now; null where that is not asked. */
export async function afterMatch(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention } = question
  const text = withoutNames(question).replace(/\bq\b/g, 'que')
  const [, did] = asks.exec(text) ?? []
  const [first, second, third] = mentions
  if (!did || !first?.clan || third || mentions.some(({ others }) => others) || supposes.test(text)) return null
  const who = second ? first.clan : await ownClan(site)
  const rival = second ? second.clan : first.clan
  if (!who || !rival || who === rival) return null
  const won = !/^(?:perd|(?:la )?derrota)/.test(did)
  for (const { id, etapa, meant } of ranged({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }, who)) {
    if (etapaMention.used.size && !meant) continue
    const { matches } = await clanMatches(site.db, id)
    const match = matches
      .filter(counts)
      .find(
        (each) => sideOf(each, id).won === won && rival.clanes.some((clan) => clan.id === sideOf(each, id).rival.id),
      )
    if (!match) continue
    const clan = await clanById(site.db, id)
    const { antes, despues } = match.ganador.id === id ? match.ganador : match.perdedor
    const moved = antes !== despues
    const how = won ? `al ganarle a ${named(rival.nombre)}` : `al perder con ${named(rival.nombre)}`
    const step = !despues
      ? `${named(who.nombre)} no ${verb('tenía', 'tenían', who)} puesto ${how}`
      : !moved
        ? `${named(who.nombre)} ${won ? `no ${verb('subió', 'subieron', who)}: ` : ''}${verb('quedó', 'quedaron', who)} ${bold(placed(despues))}, donde ya ${verb('estaba', 'estaban', who)}, ${how}`
        : `${named(who.nombre)} ${antes ? `${despues < antes ? verb('subió', 'subieron', who) : verb('bajó', 'bajaron', who)} del ${placed(antes)} al ${bold(placed(despues))}` : `${verb('entró', 'entraron', who)} al ${bold(placed(despues))}`} ${how}`
    return {
      text: lines(
        `${step}, ${whenPlayed(match, site.now)} ${inEtapa(etapa)}.`,
        clan && clan.ranking_actual > 0 && `Ahora ${verb('va', 'van', who)} ${bold(placed(clan.ranking_actual))}.`,
        link('Ver el clan', paths.clan(id)),
      ),
      quien: [who, rival],
      etapas: [etapa],
    }
  }
  return {
    text: `${named(who.nombre)} no ${verb('le ha', 'le han', who)} ${won ? 'ganado a' : 'perdido con'} ${quoted(rival.nombre)} todavía.`
      .replace('le ha perdido', 'ha perdido')
      .replace('le han perdido', 'han perdido'),
    quien: [who, rival],
  }
}
