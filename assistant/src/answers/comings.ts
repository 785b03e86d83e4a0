import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { newestPlayers } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import { instants, periodIn, periodText } from '../query/period'
import type { Question } from '../understand'
import { bold, bullets, bulletsUpTo, lines, link, listed, named, people, verb } from '../wording'
import { clanOf } from './which'

const who = '(?:quien(?:es)?|que jugador(?:es)?|alguien|hay|cual(?:es)?)'
const came = new RegExp(
  `\\b${who}\\b.*\\b(?:entr(?:o|aron|ado)|lleg(?:o|aron|ado)|se (?:unio|unieron|metio|metieron|ha unido)|ingres(?:o|aron)|se sum(?:o|aron)|ultim[oa]s? en (?:entrar|llegar|unirse)|fich(?:o|aron|aje\\w*)|mas nuev[oa]|nuevos?)\\b.*·|\\b(?:fichajes?|jugador(?:es)? nuev[oa]s?|integrantes? nuev[oa]s?|nuev[oa]s? (?:integrantes?|jugador(?:es)?|miembros?)) (?:de|del|en|tiene) ?·|· .*\\b(?:jugador(?:es)? nuev\\w+|fich\\w+)\\b`,
)
const left = new RegExp(
  `\\b${who}\\b.*\\b(?:se (?:salio|salieron|fue|fueron|ha ido|han ido)|sali(?:o|eron) del?|dej(?:o|aron)|abandon(?:o|aron)|ech(?:o|aron)|expuls(?:o|aron)|bot(?:o|aron)|corri(?:o|eron))\\b.*·`,
)
const founder =
  /\b(?:quien(?:es)?|que jugador)\b.*\b(?:fund(?:o|aron)|cre(?:o|aron)|arm(?:o|aron)|form(?:o|aron)|es el fundador|fue el fundador)\b.*·/
const oldest = /\bquien(?:es)?\b.*\b(?:mas (?:antigu[oa]|viej[oa]|tiempo)|lleva mas)\b.*·/
const ofElse =
  /\b(?:algo|noticias?|novedad(?:es)?|tema|anuncio|torneo|copa|ranking|tabla|servidor|server|puesto|primer[oa]?|medalla\w*|reto|gan\w+|jug(?:o|ar|aron|ando|ado)|juega[n]?|racha|partidas?|va|etapa)\b/

const shown = 5

/** Who came to a clan last, who has been there longest, and that who founded or left one is not kept; null where none of it is asked. */
export async function comingsTo(question: Question, site: Site): Promise<Reply | null> {
  const [one, another] = question.mentions
  const text = withoutNames(question)
  if (!one?.clan || another || one.others || ofElse.test(text)) return null
  const [isFounder, isLeft, isOldest] = [founder.test(text), left.test(text), oldest.test(text)]
  if (!isFounder && !isLeft && !isOldest && !came.test(text)) return null
  const found = await clanOf(
    { etapas: question.etapaMention.etapas, juego: question.etapaMention.juego, site },
    one.clan,
  )
  const clan = found && (await clanById(site.db, found.clan.id))
  if (!clan) return null
  const { nombre } = clan
  const quien = [one.clan]
  const line = ({ id, username, joined_at }: (typeof clan.players)[number]) =>
    `${bold(link(username, paths.jugador(id)))}: desde el ${formatDate(joined_at)}`
  const newest = clan.players.toSorted((a, b) => b.joined_at.localeCompare(a.joined_at))
  if (isLeft)
    return {
      text: lines(
        `Quién sale de un clan no queda anotado: sé quiénes están. En ${named(nombre)} son ${bold(String(clan.players.length))}.`,
        link('Ver el clan', paths.clan(clan.id)),
      ),
      quien,
    }
  const head = clan.players.find(({ rango }) => rango === 'Lider')
  if (isFounder)
    return {
      text: lines(
        `Quién lo fundó no queda anotado. ${named(nombre)} se ${verb('fundó', 'fundaron', nombre)} el ${bold(formatDate(clan.created_at))}, y hoy su Líder es ${head ? `${bold(link(head.username, paths.jugador(head.id)))}, que está desde el ${formatDate(head.joined_at)}` : 'nadie'}.`,
        link('Ver el clan', paths.clan(clan.id)),
      ),
      quien,
    }
  if (isOldest)
    return {
      text: lines(
        `Quienes llevan más tiempo en ${named(nombre)}:`,
        bullets(newest.toReversed().slice(0, 3).map(line)),
        link('Ver el clan', paths.clan(clan.id)),
      ),
      quien,
    }
  const time = periodIn(question.words, site.now, (at) => at >= one.from && at < one.to)
  const span = time ? instants(time.period) : null
  const within = span
    ? newest.filter(
        ({ joined_at }) => (!span.desde || joined_at >= span.desde) && (!span.hasta || joined_at < span.hasta),
      )
    : newest.slice(0, 3)
  const when = time ? ` ${periodText(time.period, site.now)}` : ''
  return {
    text: lines(
      within.length
        ? `${time ? `${within.length === 1 ? 'Entró' : 'Entraron'} a ${named(nombre)}${when}` : `Los últimos en entrar a ${named(nombre)}`}:`
        : `De quienes están en ${named(nombre)}, nadie entró${when}. ${newest[0] ? `El último fue ${line(newest[0])}.` : ''}`,
      bulletsUpTo(within.map(line), shown),
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien,
  }
}

const registered =
  /\b(?:(?:jugador(?:es)?|usuarios?|gente|miembros?) nuev[oa]s?|nuev[oa]s? (?:jugador(?:es)?|usuarios?)|(?:ultim[oa]s?|mas nuev[oa]s?|recien|nuev[oa]s?)\b.*\b(?:registr\w+|inscri\w+ en (?:el sitio|la pagina)|cuentas|jugador(?:es)?)|(?:quien(?:es)?|alguien|cuant[oa]s)\b.*\bse (?:registr(?:o|aron)|han registrado|ha registrado|crearon cuenta))\b/
const ofPlaying =
  /\b(?:partid\w+|gan\w+|perd\w+|torneo|copa|anuncio|clan|clanes|equipo|como|puedo|correo|clave|contrasena|mi|me|quiero|soy|necesit\w+|tiene|servidor|primer\w*|si|guia|para|consejos?|tips|ayuda|reglas?|recib\w+|busc\w+|acept\w+|recomend\w+)\b/

const person = '(?:jugador(?:es|a)?|usuari[oa]s?|miembros?|cuentas?|personas?|viej[oa] cuenta)'
const eldest = new RegExp(
  `\\b${person}\\b.*\\bmas (?:antigu[oa]s?|viej[oa]s?|veteran[oa]s?)\\b|\\bmas (?:antigu[oa]|viej[oa]|veteran[oa])s? (?:de |del |en )?(?:el |la )?(?:sitio|pagina|comunidad)\\b|\\bprimer[oa]?s? (?:${person} )?registrad[oa]s?\\b|\\bprimera cuenta\\b|\\b(?:registr\\w+|inscrib\\w+|se cre\\w+)\\b.*\\bprimer[oa]?\\b|\\bprimer[oa]? (?:que se |en )(?:registr\\w+|inscrib\\w+)\\b`,
)
const newest = new RegExp(`\\b${person}\\b.*\\bmas nuev[oa]s?\\b|\\bmas nuev[oa]s? (?:${person}|del sitio)\\b`)
const notAge =
  /\b(?:clan(?:es)?|equipos?|etapas?|torneos?|tabla|ladder|puesto|lugar|gan\w+|vict\w+|como|donde|puedo|mi|mis|anuncios?|temas?|foro|edad|anos)\b/

/** Whose account is the oldest, or the newest; null where that is not asked. */
async function byAge(text: string, site: Site): Promise<Reply | null> {
  const oldest = eldest.test(text)
  // of no other place than this one
  if (
    /\b(?:del?|en)(?: (?:la|el|los|las))? (?!(?:sitio|pagina|comunidad|ladder|trinchera|foro|aca|se|web|plataforma|registrar\w*|entrar)\b)\w+$/.test(
      text,
    )
  )
    return null
  if ((!oldest && !newest.test(text)) || notAge.test(text)) return null
  const [first, ...rest] = await newestPlayers(site.db, { desde: null, hasta: null }, 3, oldest)
  if (!first) return null
  const line = ({ id, username, created_at }: typeof first) =>
    `${bold(link(username, paths.jugador(id)))} (${formatDate(created_at)})`
  return {
    text: lines(
      `La cuenta más ${oldest ? 'antigua' : 'nueva'} es la de ${bold(link(first.username, paths.jugador(first.id)))}, del ${bold(formatDate(first.created_at))}.`,
      rest.length > 0 && `${rest.length > 1 ? 'Siguen' : 'Sigue'} ${listed(rest.map(line))}.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
    quien: [site.community.playerById.get(first.id)].flatMap((who) => who ?? []),
    listed: [first, ...rest].flatMap(({ id }) => site.community.playerById.get(id) ?? []),
  }
}

const asksCount = /\bcuant[oa]s\b/
/** Who made an account last; null where that is not asked. */
export async function newcomers(question: Question, site: Site): Promise<Reply | null> {
  const text = withoutNames(question)
  const { mentions, etapaMention, server, words } = question
  const isStrange = question.read.some(({ kind }) => kind === 'foreign')
  const aged = mentions.length || etapaMention.used.size || server || isStrange ? null : await byAge(text, site)
  if (aged) return aged
  if (mentions.length || etapaMention.used.size || server || !registered.test(text) || ofPlaying.test(text)) return null
  const time = periodIn(words, site.now, () => false)
  const span = time ? instants(time.period) : { desde: null, hasta: null }
  const found = await newestPlayers(site.db, span, shown + 1)
  const when = time ? ` ${periodText(time.period, site.now)}` : ''
  const rows = found
    .slice(0, shown)
    .map(({ id, username, created_at }) => `${bold(link(username, paths.jugador(id)))} (${formatDate(created_at)})`)
  return {
    text: rows.length
      ? lines(
          asksCount.test(text) && found.length <= shown
            ? `Se ${found.length > 1 ? 'registraron' : 'registró'} ${bold(people(found.length))}${when}:`
            : `Los últimos en registrarse${when}:`,
          bullets(rows),
          link('Ver a los jugadores', paths.jugadores),
        )
      : `Nadie se registró${when}.`,
    listed: found.slice(0, shown).flatMap(({ id }) => site.community.playerById.get(id) ?? []),
  }
}
