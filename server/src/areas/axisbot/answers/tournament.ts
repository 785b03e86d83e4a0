import type { Torneo } from '@trinchera/contract/torneos'
import { staffNames } from '@trinchera/db/queries/names'
import { listTorneos } from '@trinchera/db/queries/torneos'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { links } from '../links'
import { bold, lines, link, listed, named, quoted } from '../wording'

const page = () => link('Torneos', links.torneos)

async function divided({ site: { db, now } }: Asked): Promise<{ next: Torneo | undefined; past: readonly Torneo[] }> {
  const all = await listTorneos(db, now.toISOString())
  return { next: all.find(({ inicio }) => inicio > now.toISOString()), past: all.filter(({ inicio }) => inicio <= now.toISOString()) }
}

/** Who sees to tournaments, by name; the administration where nobody has the rol. */
async function organisers({ site: { db } }: Asked): Promise<string> {
  const all = await staffNames(db)
  const own = all.filter(({ rol }) => rol === 3)
  const names = (own.length ? own : all.filter(({ rol }) => rol === 1)).map(({ id, username }) => bold(link(username, links.jugador(id))))
  return names.length ? listed(names) : 'la administración'
}

const says = ({ descripcion }: Torneo) => (descripcion ? `Dice así: «${quoted(descripcion)}».` : null)

const none = 'No hay torneos anunciados por ahora. Pronto...'

/** How one gets into the next tournament: what its own text says, and whom to ask. */
export async function enrol(asked: Asked): Promise<Reply> {
  const { next } = await divided(asked)
  if (!next) return { text: lines(none, `Las inscripciones se avisan en ${page()} y en ${link('Anuncios', links.anuncios)}.`), sugerencias: ['¿Qué hay de nuevo?'] }
  return {
    text: lines(
      `${named(next.nombre)} parte el ${formatDateTime(next.inicio)}. ${says(next) ?? 'Su aviso no dice cómo inscribirse.'}`,
      `En el sitio no hay botón para inscribirse: que tu Líder hable con quien ve los torneos, ${await organisers(asked)}.`,
      `Todo en ${page()}.`,
    ),
    sugerencias: ['¿Hay torneos próximos?', '¿Cómo creo un clan?'],
  }
}

/** How the next tournament is played, as far as its own text says. */
export async function format(asked: Asked): Promise<Reply> {
  const { next } = await divided(asked)
  if (!next) return { text: lines(none, `Cuando haya uno, sus detalles estarán en ${page()}.`), sugerencias: ['¿Qué hay de nuevo?'] }
  return {
    text: lines(
      `${named(next.nombre)}, ${formatDateTime(next.inicio)}. ${says(next) ?? 'Todavía no publica cómo se juega.'}`,
      `Lo que no diga ahí, pregúntaselo a ${await organisers(asked)}. ${page()}`,
    ),
    sugerencias: ['¿Cómo me inscribo en un torneo?'],
  }
}

/** What tournaments there were: who won them is kept nowhere here. */
export async function past(asked: Asked): Promise<Reply> {
  const { next, past: [last, ...before] } = await divided(asked)
  return {
    text: lines(
      last
        ? `El último fue ${named(last.nombre)}, el ${formatDate(last.inicio)}. Quién lo ganó no está en el sitio: mira en ${link('Anuncios', links.anuncios)} o pregúntale a ${await organisers(asked)}.`
        : `Acá no hay torneos pasados, ni quién los ganó: mira en ${link('Anuncios', links.anuncios)}.`,
      before.length > 0 && `Antes: ${listed(before.slice(0, 3).map(({ nombre, inicio }) => `${quoted(nombre)} (${formatDate(inicio)})`))}${before.length > 3 ? ` y ${before.length - 3} más` : ''}.`,
      next && `El que viene es ${named(next.nombre)}, el ${formatDateTime(next.inicio)}.`,
      `${page()}`,
    ),
    sugerencias: ['¿Hay torneos próximos?'],
  }
}
