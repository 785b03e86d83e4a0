import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { matchCount, staffNames } from '@trinchera/db/queries/players/names'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply, Site } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, counted, lines, link, listed, people, quoted, rolName } from '../wording'
import { articleOf } from '../articles'
import { toStaff } from '../site-facts'
import { latestNews } from './latest-news'
import { inCharge } from './team'

/** It asks for the one, or for what it says. */
const asksOfOne = /\b(?:ultimo anuncio|ultima noticia|ultimo comunicado)\b(?!s)|\bresum\w+/

/** What was published last. */
export async function news({ site, words }: Asked): Promise<Reply> {
  const { db } = site
  if (asksOfOne.test(words.map(({ plain }) => plain).join(' '))) return latestNews(site)
  const { anuncios } = await anuncioCards(db, { pagina: 1, por_pagina: 3 })
  return {
    text: lines(
      anuncios.length ? 'Lo último que se anunció:' : 'Todavía no hay anuncios.',
      ...(anuncios.length
        ? [
            bullets(
              anuncios.map(
                ({ id, titulo, created_at, creador }) =>
                  `${bold(link(titulo, paths.anuncio(id)))} (${formatDate(created_at)}, ${quoted(creador)})`,
              ),
            ),
          ]
        : []),
      link('Ver los anuncios', paths.anuncios),
    ),
  }
}

/** Who runs the site. */
export async function staff(asked: Asked): Promise<Reply> {
  const {
    site: { db, community },
    words,
  } = asked
  const all = await staffNames(db)
  const text = words.map(({ plain }) => plain).join(' ')
  // 'quién es el moderador de torneos'
  if (
    /\b(?:moderador\w*|admin\w*|encargad\w|mods?) (?:de|del) (?:los |las |la |el )?(?:torneos?|copas?|anuncios?|noticias?|foro|ladder|reportes?)\b/.test(
      text,
    )
  )
    return inCharge(asked)
  const count = /\bcuant[oa]s\b/.test(text)
  const chiefs = /\b(?:el|un|al|del) admin(?:istrador)?\b/.test(text) ? all.filter(({ rol }) => rol === 1) : []
  return {
    text: lines(
      count &&
        `Son ${bold(String(all.length))}: ${counted(all.filter(({ rol }) => rol === 1).length, '1 Administrador', `${all.filter(({ rol }) => rol === 1).length} Administradores`)} y ${counted(all.filter(({ rol }) => rol > 1).length, '1 moderador', `${all.filter(({ rol }) => rol > 1).length} moderadores`)}.`,
      chiefs.length > 0 &&
        `${listed(chiefs.map(({ id, username }) => bold(link(username, paths.jugador(id)))))} ${chiefs.length > 1 ? 'son los Administradores' : 'es el Administrador'}.`,
      all.length ? 'El equipo de la comunidad:' : 'Todavía no hay equipo a la vista.',
      ...(all.length
        ? [bullets(all.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))}, ${rolName(rol)}`))]
        : []),
    ),
    sugerencias: ['¿Con quién hablo por un reclamo?'],
    listed: all.flatMap(({ id }) => community.playerById.get(id) ?? []),
    quien: all.slice(0, 1).flatMap(({ id }) => community.playerById.get(id) ?? []),
  }
}

/** How a message reaches staff (docs/behaviour/assistant.md#Questions to the moderators). */
const howToReach = ({ asker }: Pick<Site, 'asker'>): string =>
  `${asker ? 'En el sitio, aprieta' : `${link('Inicia sesión', paths.login())} en el sitio y aprieta`} ${bold('Preguntar a un moderador')}, debajo de mi respuesta: la leen el Administrador y el Moderador Ladder, y te contestan con un aviso.${asker ? '' : ' Si no puedes entrar, búscalos por voz, en TS3.'}`

const asksWay =
  /\b(?:como|donde|adonde|por donde|via|forma|manera|manda\w*|envi\w*|escrib\w*|contact\w+|mensaje)\b(?! se llama)/
const ofMatches =
  /\b(?:partid\w+|reclam\w+|resultados?|fallos?|tramp\w+|cheat\w*|chet\w+|hack\w*|insult\w*|jugador\w*|pruebas?|capturas?|denunci\w+|acusar)\b/

/** Whom to turn to, and how. */
export async function complaints(asked: Asked): Promise<Reply> {
  if (asked.terms.has('torneo') || asked.terms.has('noticia')) {
    const told = await inCharge(asked)
    return { ...told, text: lines(told.text, howToReach(asked.site)) }
  }
  const text = asked.words.map(({ plain }) => plain).join(' ')
  // 'cómo hablo con Tatán', who is no staff
  const [one] = asked.quien
  if (one?.kind === 'jugador' && asksWay.test(text) && /\b(?:habl|contact|escrib|mensaje|ubic)\w*/.test(text)) {
    const staffs = await staffNames(asked.site.db)
    if (!staffs.some(({ id }) => id === one.id)) return { text: articleOf('mensaje-privado').es, quien: [one] }
  }
  const [who, how] = [`Habla con la administración: ${await toStaff(asked.site)}.`, howToReach(asked.site)]
  return {
    text: lines(
      /\b(?:conectad\w|en linea|online|disponible)\b/.test(text) &&
        'Quién de la administración está conectado no está publicado.',
      ...(asksWay.test(text) && !/\bquien(?:es)?\b/.test(text) ? [how, who] : [who, how]),
      ofMatches.test(text) &&
        `Por una partida, ten a mano las capturas: lo que dice el ${link('reglamento', paths.reglamento)} manda.`,
    ),
  }
}

/** How many there are of everything. */
export async function numbers({ site: { db, community } }: Asked): Promise<Reply> {
  const total = await matchCount(db)
  const clans = new Set(community.etapas.map(({ id }) => id))
  const count = [...community.clanById.values()].length
  return {
    text: lines(
      `Somos ${bold(people(community.playerById.size))}, en ${bold(counted(count, '1 clan', `${count} clanes`))} de ${counted(clans.size, '1 etapa', `${clans.size} etapas`)}, con ${bold(counted(total, '1 partida', `${total} partidas`))} reportadas.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
  }
}
