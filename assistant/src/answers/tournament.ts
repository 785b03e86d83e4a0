import type { Torneo } from '@trinchera/contract/torneos'
import { staffNames } from '@trinchera/db/queries/players/names'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { asksMay, askingOf, mayEnrol, talksTo } from '../torneos/asking'
import { torneoLink } from '../torneos/say'
import { bold, bulletsUpTo, counted, lines, link, listed, listedUpTo, named, quoted, sayIn } from '../wording'
import { plainText, wordsOf, type Word } from '../words/plain'

const page = link('Torneos', paths.torneos)

/** Every tournament is called so. */
const anyName = /^(?:torneos?|copas?|campeonatos?|liga|gran|trinchera)$/

/** Whether a question says a word of the tournament's own name. */
function isNamed({ nombre }: Torneo, words: readonly Word[]): boolean {
  const own = wordsOf(nombre).filter(({ plain }) => plain.length > 3 && !anyName.test(plain))
  return own.some(({ plain }) => words.some((word) => word.plain === plain))
}

/** The tournament to come that a question means: the one it names, else the next; what comes after it; and those that were. */
async function divided({
  site: { db, now },
  words,
}: Asked): Promise<{ next: Torneo | undefined; later: readonly Torneo[]; past: readonly Torneo[] }> {
  const all = await listTorneos(db, now.toISOString())
  const coming = all.filter(({ inicio }) => inicio > now.toISOString())
  const meant = coming.find((torneo) => isNamed(torneo, words))
  return {
    next: meant ?? coming[0],
    later: meant ? [] : coming.slice(1),
    past: all.filter(({ inicio }) => inicio <= now.toISOString()),
  }
}

/** Others by name and day, behind what says which they are. */
const others = (lead: string, torneos: readonly Torneo[]) =>
  torneos.length > 0 &&
  `${lead} ${listedUpTo(
    torneos.map(({ nombre, inicio }) => `${quoted(nombre)} (${formatDate(inicio)})`),
    3,
  )}.`

/** Who sees to tournaments, by name; the administration where nobody has the rol. */
async function organisers({ site: { db } }: Asked): Promise<string> {
  const all = await staffNames(db)
  const own = all.filter(({ rol }) => rol === 3)
  const names = (own.length ? own : all.filter(({ rol }) => rol === 1)).map(({ id, username }) =>
    bold(link(username, paths.jugador(id))),
  )
  return listed(names) || 'la administración'
}

const says = ({ descripcion }: Torneo, without: string) =>
  descripcion ? `Dice así: «${quoted(descripcion.trim().replace(/\.$/, ''))}».` : without

const none: Reply = {
  text: `No hay torneos anunciados por ahora. Los torneos y sus inscripciones se avisan en ${page} y en ${link('Anuncios', paths.anuncios)}.`,
  sugerencias: ['¿Qué hay de nuevo?'],
}

/** How one gets into the next tournament: what its own text says, and whom to ask. */
export async function enrol(asked: Asked): Promise<Reply> {
  const { next, later } = await divided(asked)
  if (!next) return none
  const asking = await askingOf(asked.site)
  const whether = asksMay.test(plainText(asked.words))
  return {
    text: lines(
      mayEnrol(asking, whether, sayIn(false)),
      `${named(next.nombre)} parte el ${formatDateTime(next.inicio)}. ${says(next, 'Su aviso no dice cómo inscribirse.')}`,
      `${bold('No se inscribe en el sitio')}: ${talksTo(asking, await organisers(asked), sayIn(false), whether)}`,
      others('Después:', later),
      `Todo en ${page}.`,
    ),
    sugerencias: ['¿Hay torneos próximos?', '¿Cómo creo un clan?'],
  }
}

/** How the next tournament is played, as far as its own text says. */
export async function format(asked: Asked): Promise<Reply> {
  const { next, later } = await divided(asked)
  if (!next) return none
  return {
    text: lines(
      `${named(next.nombre)}, ${formatDateTime(next.inicio)}. ${says(next, 'Todavía no publica cómo se juega.')}`,
      others('Después:', later),
      `Lo que no diga ahí, pregúntaselo a ${await organisers(asked)}. ${page}`,
    ),
    sugerencias: ['¿Cómo me inscribo en un torneo?'],
  }
}

/** How a tournament ended, as far as the site knows. */
const ending = ({ campeon, formato, estado }: Torneo) =>
  campeon
    ? `campeón ${bold(link(campeon.nombre, paths.clan(campeon.id_clan)))}`
    : formato === null
      ? 'quién lo ganó no está en el sitio'
      : estado === 'cancelado'
        ? 'se canceló'
        : estado === 'terminado'
          ? 'terminó sin campeón'
          : 'todavía se juega'

/** What tournaments there were, the one that is named or the latest first. */
export async function past(asked: Asked): Promise<Reply> {
  const { next, past: all } = await divided(asked)
  const meant = all.filter((torneo) => isNamed(torneo, asked.words))
  const rows = [...meant, ...all.filter((torneo) => !meant.includes(torneo))].map(
    (torneo) => `${torneoLink(torneo)} (${formatDate(torneo.inicio)}): ${ending(torneo)}`,
  )
  const unknown = all.every(({ formato }) => formato === null)
  return {
    text: lines(
      `${all.length ? counted(all.length, 'Se ha jugado 1 torneo', `Se han jugado ${all.length} torneos`) : 'Acá no hay torneos pasados'}${all.length ? ':' : '.'}`,
      bulletsUpTo(rows, 5, paths.torneos),
      unknown && `Quién ganó, míralo en ${link('Anuncios', paths.anuncios)} o pregúntale a ${await organisers(asked)}.`,
      others('Lo que viene:', next ? [next] : []),
      `Todo en ${page}.`,
    ),
    sugerencias: ['¿Hay torneos próximos?'],
  }
}
