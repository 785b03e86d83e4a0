import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { matchCount, staffNames } from '@trinchera/db/queries/players/names'
import { formatDate } from '@trinchera/rules/presentation'
import { textOf } from '@trinchera/rules/html-text'
import { paths } from '@trinchera/contract/site-paths'
import type { Asked, Reply, Site } from '../intent'
import { bold, bullets, counted, lines, link, people, quoted, rolName } from '../wording'
import { plainText } from '../words/plain'
import { onTime } from '../torneos/say'
import { articleOf } from '../articles'
import { toStaff } from '../site-facts'
import { beginningOf } from './text-search'

/** What was published last: the newest with what it says first, and those before it. */
export async function news({ site, say }: Pick<Asked, 'site' | 'say'>): Promise<Reply> {
  const [newest, ...before] = await newestAnuncios(site.db, 5)
  const page = link(say('Ver los anuncios', 'See the announcements'), paths.anuncios)
  if (!newest) return { text: lines(say('Todavía no hay anuncios.', 'Nothing has been announced yet.'), page) }
  const line = ({ id, titulo, created_at, creador }: typeof newest) =>
    `${bold(link(titulo, paths.anuncio(id)))} (${say(formatDate(created_at), onTime(created_at, say))}, ${quoted(creador)})`
  const whole = textOf(newest.contenido).replace(/\s+/g, ' ').trim()
  const begins = beginningOf({ sentences: whole.split(/(?<=[.!?…])\s+/) }, 280)
  return {
    text: lines(
      `${say('El último anuncio es', 'The latest announcement (in Spanish) is')} ${line(newest)}.`,
      newest.descripcion && `«${quoted(newest.descripcion)}»`,
      begins !== newest.descripcion && `«${quoted(begins)}»`,
      before.length > 0 && say('Antes se anunció:', 'Before it:'),
      bullets(before.map(line)),
      page,
    ),
    texto: paths.anuncio(newest.id),
  }
}

/** What each rol of staff sees to. */
const charges: Readonly<Record<number, readonly [es: string, en: string]>> = {
  1: ['el sitio: servidores, etapas y cuentas', 'the site: servers, stages and accounts'],
  2: ['el ladder: reportes, reclamos y suspensiones', 'the ladder: reports, claims and suspensions'],
  3: ['los torneos', 'tournaments'],
  4: ['los anuncios, sus comentarios y el foro', 'announcements, their comments and the forum'],
}

/** Who runs the site, and what each sees to. */
export async function staff({ site: { db, community }, say }: Pick<Asked, 'site' | 'say'>): Promise<Reply> {
  const all = await staffNames(db)
  const known = all.flatMap(({ id }) => community.playerById.get(id) ?? [])
  const line = ({ id, username, rol }: (typeof all)[number]) => {
    const [es = '', en = ''] = charges[rol] ?? []
    return `${bold(link(username, paths.jugador(id)))}, ${rolName(rol)}: ${say(`ve ${es}`, en)}`
  }
  return {
    text: lines(
      all.length
        ? `${say('El equipo de la comunidad', 'The site is run by')} (${bold(String(all.length))}):`
        : say('Todavía no hay equipo a la vista.', 'Nobody is shown as running the site yet.'),
      bullets(all.map(line)),
    ),
    sugerencias: ['¿Con quién hablo por un reclamo?'],
    listed: known,
    quien: known.slice(0, 1),
  }
}

/** How a message reaches staff (docs/behaviour/assistant.md#Questions to the moderators). */
const howToReach = ({ asker }: Pick<Site, 'asker'>): string =>
  `${asker ? 'En el sitio, aprieta' : `${link('Inicia sesión', paths.login())} en el sitio y aprieta`} ${bold('Preguntar a un moderador')}, debajo de mi respuesta: la leen el Administrador y el Moderador Ladder, y te contestan con un aviso.${asker ? '' : ' Si no puedes entrar, búscalos por voz, en TS3.'}`

/** Whom to turn to, and how. */
export async function complaints(asked: Asked): Promise<Reply> {
  const { site, terms, words } = asked
  const how = howToReach(site)
  if (terms.has('torneo') || terms.has('noticia')) {
    const told = await staff(asked)
    return { ...told, text: lines(told.text, how) }
  }
  const [one] = asked.quien
  const isStaff = one && (await staffNames(site.db)).some(({ id }) => one.kind === 'jugador' && id === one.id)
  if (one?.kind === 'jugador' && !isStaff && /\b(?:habl|contact|escrib|mensaje|ubic)\w*/.test(plainText(words)))
    return { text: articleOf('mensaje-privado').es, quien: [one] }
  return {
    text: lines(
      `Habla con la administración: ${await toStaff(site)}.`,
      how,
      `Por una partida, ten a mano las capturas: lo que dice el ${link('reglamento', paths.reglamento)} manda.`,
    ),
  }
}

/** How many there are of everything. */
export async function numbers({ site: { db, community }, say }: Asked): Promise<Reply> {
  const [players, matches, clans] = [community.playerById.size, await matchCount(db), community.clanById.size]
  const etapas = community.etapas.length
  return {
    text: lines(
      say(
        `Somos ${bold(people(players))}, en ${bold(counted(clans, '1 clan', `${clans} clanes`))} de ${counted(etapas, '1 etapa', `${etapas} etapas`)}, con ${bold(counted(matches, '1 partida', `${matches} partidas`))} reportadas.`,
        `There are ${bold(`${players} players`)} here, in ${clans} clans of ${etapas} stages, with ${matches} reported matches.`,
      ),
      link(say('Ver a los jugadores', 'See the players'), paths.jugadores),
    ),
  }
}
