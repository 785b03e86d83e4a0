import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { matchCount, staffNames } from '@trinchera/db/queries/players/names'
import { formatDate } from '@trinchera/rules/presentation'
import { textOf } from '@trinchera/rules/html-text'
import { paths } from '@trinchera/contract/site-paths'
import type { Asked, Reply, Site } from '../intent'
import { bold, bullets, counted, lines, link, people, quoted, rolName, type Say } from '../wording'
import { hasOf } from '../words/lists'
import { plain } from '../words/plain'
import { onTime } from '../torneos/say'
import { articleOf } from '../articles'
import { toStaff } from '../site-facts'
import { beginningOf } from './text-search'

type Anuncio = Awaited<ReturnType<typeof newestAnuncios>>[number]

const titleLine = ({ id, titulo, created_at, creador }: Anuncio, say: Say) =>
  `${bold(link(titulo, paths.anuncio(id)))} (${say(formatDate(created_at), onTime(created_at, say))}, ${quoted(creador)})`

/** An announcement, with what it says first. */
function announced(anuncio: Anuncio, lead: string, say: Say): Pick<Reply, 'text' | 'texto'> {
  const { id, descripcion, contenido } = anuncio
  const whole = textOf(contenido).replace(/\s+/g, ' ').trim()
  const begins = beginningOf({ sentences: whole.split(/(?<=[.!?…])\s+/) }, 280)
  return {
    text: lines(
      `${lead} ${titleLine(anuncio, say)}.`,
      descripcion && `«${quoted(descripcion)}»`,
      begins !== descripcion && `«${quoted(begins)}»`,
    ),
    texto: paths.anuncio(id),
  }
}

/** What was published last: the newest with what it says first, and those before it. */
export async function news({
  site,
  say,
  numero,
  words,
}: Pick<Asked, 'site' | 'say' | 'numero' | 'words'>): Promise<Reply> {
  const all = await newestAnuncios(site.db, 5)
  const meant = all[hasOf('partida-de-antes', words) ? 1 : (numero ?? 1) - 1]
  if (meant && meant !== all[0]) return announced(meant, say('Antes se anunció', 'Before it (in Spanish):'), say)
  const [newest, ...before] = all
  const page = link(say('Ver los anuncios', 'See the announcements'), paths.anuncios)
  if (!newest) return { text: lines(say('Todavía no hay anuncios.', 'Nothing has been announced yet.'), page) }
  const told = announced(newest, say('El último anuncio es', 'The latest announcement (in Spanish) is'), say)
  return {
    ...told,
    text: lines(
      told.text,
      before.length > 0 && say('Antes se anunció:', 'Before it:'),
      bullets(before.map((each) => titleLine(each, say))),
      page,
    ),
  }
}

/** Announcements looked through for a maintenance; an older one says nothing of now, ms. */
const [looked, stillNewsMs] = [20, 30 * 24 * 3_600_000]

/** When the servers or the site are looked after, where it was announced lately. */
export async function maintenance({ site, say }: Asked): Promise<Reply> {
  const since = new Date(site.now.getTime() - stillNewsMs).toISOString()
  const found = (await newestAnuncios(site.db, looked)).find(({ titulo, descripcion, created_at }) => {
    const text = plain(`${titulo} ${descripcion}`)
    return (
      created_at > since && ['mantencion', 'mantenimiento', 'reinici', 'se apagan'].some((says) => text.includes(says))
    )
  })
  return {
    ...(found
      ? announced(found, say('Esto se avisó:', 'This was announced (in Spanish):'), say)
      : {
          text: `No hay ninguna mantención avisada. Cuando la haya, se avisa en ${link('Anuncios', paths.anuncios)}. Si algo está caído ahora se ve en ${link('Servidores', paths.servidores)}.`,
        }),
    sugerencias: ['¿Qué hay de nuevo?', '¿Hay gente jugando ahora?'],
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
  const { site, terms } = asked
  const how = howToReach(site)
  if (terms.has('torneo') || terms.has('noticia')) {
    const told = await staff(asked)
    return { ...told, text: lines(told.text, how) }
  }
  const [one] = asked.quien
  if (one?.kind === 'jugador' && !(await staffNames(site.db)).some(({ id }) => id === one.id))
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
