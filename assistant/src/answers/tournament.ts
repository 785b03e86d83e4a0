import type { Torneo } from '@trinchera/contract/torneos'
import { staffNames } from '@trinchera/db/queries/players/names'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { asksMay, askingOf, mayEnrol, talksTo } from '../torneos/asking'
import { torneoLink } from '../torneos/say'
import { bold, bulletsUpTo, counted, lines, link, listed, listedUpTo, named, quoted, sayIn } from '../wording'
import { wordsOf, type Word } from '../words/plain'

const page = () => link('Torneos', paths.torneos)

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

/** 'Después vienen A y B.' */
const then = (later: readonly Torneo[]) =>
  later.length > 0 &&
  `Después ${later.length > 1 ? 'vienen' : 'viene'} ${listedUpTo(
    later.map(({ nombre, inicio }) => `${quoted(nombre)} (${formatDate(inicio)})`),
    3,
  )}.`

/** Who sees to tournaments, by name; the administration where nobody has the rol. */
async function organisers({ site: { db } }: Asked): Promise<string> {
  const all = await staffNames(db)
  const own = all.filter(({ rol }) => rol === 3)
  const names = (own.length ? own : all.filter(({ rol }) => rol === 1)).map(({ id, username }) =>
    bold(link(username, paths.jugador(id))),
  )
  return names.length ? listed(names) : 'la administración'
}

const says = ({ descripcion }: Torneo) =>
  descripcion ? `Dice así: «${quoted(descripcion.trim().replace(/\.$/, ''))}».` : null

const none = 'No hay torneos anunciados por ahora. Pronto...'

/** How one gets into the next tournament: what its own text says, and whom to ask. */
export async function enrol(asked: Asked): Promise<Reply> {
  const { next, later } = await divided(asked)
  if (!next)
    return {
      text: lines(none, `Las inscripciones se avisan en ${page()} y en ${link('Anuncios', paths.anuncios)}.`),
      sugerencias: ['¿Qué hay de nuevo?'],
    }
  const asking = await askingOf(asked.site)
  const whether = asksMay.test(asked.words.map(({ plain }) => plain).join(' '))
  return {
    text: lines(
      mayEnrol(asking, whether, sayIn(false)),
      `${named(next.nombre)} parte el ${formatDateTime(next.inicio)}. ${says(next) ?? 'Su aviso no dice cómo inscribirse.'}`,
      `${bold('No se inscribe en el sitio')}: ${talksTo(asking, await organisers(asked), sayIn(false), whether)}`,
      then(later),
      `Todo en ${page()}.`,
    ),
    sugerencias: ['¿Hay torneos próximos?', '¿Cómo creo un clan?'],
  }
}

/** How the next tournament is played, as far as its own text says. */
export async function format(asked: Asked): Promise<Reply> {
  const { next, later } = await divided(asked)
  if (!next)
    return {
      text: lines(none, `Cuando haya uno, sus detalles estarán en ${page()}.`),
      sugerencias: ['¿Qué hay de nuevo?'],
    }
  return {
    text: lines(
      `${named(next.nombre)}, ${formatDateTime(next.inicio)}. ${says(next) ?? 'Todavía no publica cómo se juega.'}`,
      then(later),
      `Lo que no diga ahí, pregúntaselo a ${await organisers(asked)}. ${page()}`,
    ),
    sugerencias: ['¿Cómo me inscribo en un torneo?'],
  }
}

/** What tournaments there were: who won them is kept nowhere here. */
export async function past(asked: Asked): Promise<Reply> {
  const { next, past: all } = await divided(asked)
  const last = all.find((torneo) => isNamed(torneo, asked.words)) ?? all[0]
  const before = all.filter((torneo) => torneo !== last)
  if (all.some(({ formato }) => formato !== null))
    return {
      text: lines(
        `Se ${counted(all.length, 'ha jugado 1 torneo', `han jugado ${all.length} torneos`)}:`,
        bulletsUpTo(
          all.map(
            (torneo) =>
              `${torneoLink(torneo)} (${formatDate(torneo.inicio)}): ${torneo.campeon ? `campeón ${bold(link(torneo.campeon.nombre, paths.clan(torneo.campeon.id_clan)))}` : torneo.formato === null ? 'quién lo ganó no está en el sitio' : torneo.estado === 'cancelado' ? 'se canceló' : torneo.estado === 'terminado' ? 'terminó sin campeón' : 'todavía se juega'}`,
          ),
          5,
          paths.torneos,
        ),
        `Todo en ${page()}.`,
      ),
      sugerencias: ['¿Hay torneos próximos?'],
    }
  return {
    text: lines(
      last
        ? `${last === all[0] ? `El último fue ${named(last.nombre)},` : `${named(last.nombre)} fue`} el ${formatDate(last.inicio)}. Quién lo ganó no está en el sitio: mira en ${link('Anuncios', paths.anuncios)} o pregúntale a ${await organisers(asked)}.`
        : `Acá no hay torneos pasados, ni quién los ganó: mira en ${link('Anuncios', paths.anuncios)}.`,
      before.length > 0 &&
        `${last === all[0] ? 'Antes' : 'Otros'}: ${listedUpTo(
          before.map(({ nombre, inicio }) => `${quoted(nombre)} (${formatDate(inicio)})`),
          3,
        )}.`,
      next && `El que viene es ${named(next.nombre)}, el ${formatDateTime(next.inicio)}.`,
      `Todo en ${page()}.`,
    ),
    sugerencias: ['¿Hay torneos próximos?'],
  }
}
