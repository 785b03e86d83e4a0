import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, bullets, capital, lines, link, listed, named, placed } from '../wording'
import { inEtapa, isPlayer } from './which'

const plays =
  /^(?:y |oye |pero )?(?:(?:el|ella|ese|·) )?(?:tambien |tb |ademas )?(?:juega|esta|anda|participa|compite|juegan)(?: (?:el|ella|ese|·))?(?: (?:tambien|tb|en|el|la|los|las|al|a|de|del|algun|alguna|etapa|ladder|modo|stage))* (?<where>.+?)(?: tambien| tb)?$/
const alone =
  /^(?:(?:(?:el|los|de|en) )*(?:1v1|1 v 1|1vs1|1 vs 1|uno contra uno|uno v uno|duelos?|snipers?|francos?|francotirador(?:es)?|individual(?:es)?|sol[oa]|por su cuenta)(?: |$))+$/

/** Another etapa, of a player whose etapas were told: 'y sniper?'. */
const another = /^y (?:(?:en|el|la|al) )*(?<where>.+?)(?: tambien)?$/

/** Whether a player that is named, or was told of, plays one against one, or in an etapa: 'también juega el 1v1?'; null where that is not asked. */
export async function playsThere(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, words } = question
  const [said, other] = mentions
  const who = said ? said.jugador : thread.quien.length === 1 ? thread.quien.find(isPlayer) : undefined
  if (!who || other || said?.others || words.length > 10) return null
  const text = withoutNames({ ...question, etapaMention: { ...etapaMention, used: new Set() } })
  const isNext = !said && thread.intent === 'quien-es'
  const where = (plays.exec(text) ?? (isNext ? another.exec(text) : null))?.groups?.['where'] ?? ''
  const isAlone = alone.test(where)
  const isEtapa =
    etapaMention.used.size > 0 &&
    where !== '' &&
    where.split(' ').length <= etapaMention.used.size + 1 &&
    (etapaMention.etapas.length > 0 || etapaMention.juego !== null)
  if (!isAlone && !isEtapa) return null
  const player = await playerById(site.db, who.id)
  if (!player) return null
  const kind = /\b(?:sniper|franco)/.test(where) ? /franco/i : /\bduelo/.test(where) ? /duelo/i : null
  const meant = site.community.etapas.filter((etapa) =>
    isAlone
      ? !etapa.multijugador &&
        (!kind || kind.test(etapa.nombre)) &&
        (!etapaMention.juego || etapa.juego.id === etapaMention.juego.id)
      : etapaMention.etapas.length
        ? etapaMention.etapas.some(({ id }) => id === etapa.id)
        : etapa.juego.id === etapaMention.juego?.id,
  )
  const found = meant.flatMap((etapa) =>
    player.clanes.filter(({ id_etapa }) => id_etapa === etapa.id).map((clan) => ({ clan, etapa })),
  )
  const mode = kind?.source === 'duelo' ? ' en duelo' : kind ? ' de francotirador' : ''
  const what = isAlone ? `uno contra uno${mode}` : 'ahí'
  const elsewhere = site.community.etapas.filter(
    ({ id, activo, multijugador }) => activo && !multijugador && player.clanes.some(({ id_etapa }) => id_etapa === id),
  )
  const place = (ranking: number) => (ranking ? `: ${bold(placed(ranking))}` : '')
  return {
    text: found.length
      ? lines(
          `Sí: ${named(player.username)} juega ${what}:`,
          bullets(
            found.map(({ clan, etapa }) =>
              etapa.multijugador
                ? `${bold(link(clan.nombre, paths.clan(clan.id)))}, ${inEtapa(etapa)}${place(clan.ranking_actual)}`
                : `${capital(inEtapa(etapa))}${place(clan.ranking_actual)}`,
            ),
          ),
        )
      : `No: ${named(player.username)} no juega ${what}.${isAlone && elsewhere.length ? ` Sí ${listed(elsewhere.map((etapa) => inEtapa(etapa)))}.` : ''}`,
    quien: [who],
    etapas: found.map(({ etapa }) => etapa),
  }
}
