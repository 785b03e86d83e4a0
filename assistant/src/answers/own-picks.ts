import { listRetos } from '@trinchera/db/queries/retos/retos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { withoutNames } from '../query/agenda'
import { sayIn } from '../torneos/say'
import type { Question } from '../understand'
import { bold, lines, link, named, verb } from '../wording'

const picks = /\b(?:eleg\w+|elige\w*|elij\w+|escog\w+|pick\w*|choose|chosen|vetar|banear)\b/
const what = /\b(?:mapas?|bando|lado|maps?|side)\b/
const untilWhen =
  /\b(?:hasta (?:cuando|que (?:hora|dia))|plazo|cuanto (?:rato|tiempo|plazo|me queda|nos queda)|cuantas horas|cuantos minutos|(?:me|nos) (?:queda|quedan)|until when|how (?:long|much time)|deadline|time (?:do|left))\b/
/** Of whoever asks, and not of any reto. */
const own = /\b(?:me|nos|mi|mis|nuestr[oa]s?|tengo|tenemos|puedo|podemos|elijo|elegimos|i|we|my|our)\b/

/** Until when the next pick of whoever asks may be made in the retos that they have agreed on; null where that is not asked, or none waits for a pick. */
export async function ownPicks(question: Question, site: Site, english = false): Promise<Reply | null> {
  const text = withoutNames(question)
  const { asker } = site
  if (!asker || ![picks, what, untilWhen, own].every((each) => each.test(text)) || /\btorneos?\b|\bcopa\b/.test(text))
    return null
  const clans = await ownClans(site)
  const rivals = new Set(question.mentions.flatMap(({ clan }) => clan?.clanes.map(({ id }) => id) ?? []))
  const isOwn = (id: number) => clans.some((clan) => clan.id === id)
  const found = (await listRetos(site.db, { id: asker.id, moderates: false }, {})).filter(
    ({ estado, elige, retador, retado, fecha }) =>
      estado === 'acordado' &&
      elige !== null &&
      fecha !== null &&
      fecha >= site.now.toISOString() &&
      [retador, retado].some(({ id }) => isOwn(id)) &&
      (!rivals.size || [retador, retado].some(({ id }) => rivals.has(id))),
  )
  if (!found.length) return null
  const say = sayIn(english)
  return {
    text: lines(
      ...found.flatMap(({ id, retador, retado, elige }) => {
        if (!elige) return []
        const page = link(`${retador.nombre} contra ${retado.nombre}`, paths.reto(id))
        const thing = say(elige.que === 'mapa' ? 'el mapa' : 'el bando', elige.que === 'mapa' ? 'the map' : 'the side')
        const other = [retador, retado].find((side) => side.id === elige.id_clan)?.nombre ?? ''
        const until = bold(formatDateTime(elige.hasta))
        return [
          isOwn(elige.id_clan)
            ? say(
                `A tu clan le toca elegir ${thing} en ${page}: tienes hasta el ${until}.`,
                `Your clan is to pick ${thing} in ${page}, until ${until} (Chile time).`,
              )
            : say(
                `En ${page} ahora no te toca a ti: ${named(other)} ${verb('elige', 'eligen', other)} ${thing}, y ${verb('tiene', 'tienen', other)} hasta el ${until}.`,
                `In ${page} it is the turn of ${named(other)}, until ${until} (Chile time).`,
              ),
        ]
      }),
      say(articleOf('reto-plazo-mapa').es, articleOf('reto-plazo-mapa').en),
    ),
    sugerencias: articleOf('reto-plazo-mapa').sugerencias,
  }
}
