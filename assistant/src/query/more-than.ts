import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import { winPercent, winPercentText } from '@trinchera/rules/presentation'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, counted, lines, link, named, placed, verb } from '../wording'
import { leastPlayed, measures, played } from './clan-measures'
import { rowsOf } from './clan-rows'
import type { Consulta, Field } from './consulta'
import { clansOf, subjectOf, tooWide, whenSaid } from './scope'

const shown = 5

/** One that is compared, with what it has. */
interface Entry {
  id: number
  text: string
  value: number
}

const titles: Partial<Record<Field, readonly [more: string, less: string]>> = {
  ganadas: ['más victorias', 'menos victorias'],
  perdidas: ['más derrotas', 'menos derrotas'],
  jugadas: ['más partidas', 'menos partidas'],
  porcentaje: ['mejor porcentaje de victorias', 'peor porcentaje de victorias'],
  racha: ['mejor racha', 'peor racha'],
  integrantes: ['más integrantes', 'menos integrantes'],
}

function told(
  consulta: Consulta,
  name: string,
  own: { id: number; text: string; value: number },
  all: readonly Entry[],
  kind: readonly [one: string, many: string],
  where: string,
): string {
  const { campo = 'ganadas', hacia = 'mas' } = consulta.ordenar ?? {}
  const sign = hacia === 'mas' ? -1 : 1
  const sorted = all.toSorted((a, b) => sign * (a.value - b.value))
  const beyond = sorted.filter(
    ({ value, id }) => id !== own.id && (hacia === 'mas' ? value > own.value : value < own.value),
  )
  const title = (titles[campo] ?? titles.ganadas ?? ['más', 'menos'])[hacia === 'mas' ? 0 : 1]
  const whether = consulta.medida === 'existe'
  const next = sorted.find(
    ({ id, value }) => id !== own.id && !beyond.some((each) => each.id === id) && value <= own.value,
  )
  if (!beyond.length)
    return lines(
      `${whether ? 'No: nadie' : 'Nadie'} tiene ${title} que ${named(name)}${where}: ${verb('va', 'van', name)} ${bold(placed(1))}, con ${own.text}.`,
      next && `Sigue ${next.text}.`,
    )
  const count = counted(beyond.length, `1 ${kind[0]} tiene`, `${beyond.length} ${kind[1]} tienen`)
  return lines(
    `${whether ? 'Sí: ' : ''}${bold(count)} ${title} que ${named(name)}${where}, que ${verb('lleva', 'llevan', name)} ${own.text}:`,
    bulletsUpTo(
      beyond.map(({ text }) => text),
      shown,
      paths.ladder,
    ),
  )
}

async function playersBeyond(consulta: Consulta, id: number, name: string, site: Site): Promise<Reply> {
  const campo = consulta.ordenar?.campo ?? 'ganadas'
  const share = campo === 'porcentaje'
  const all = (await playerRecords(site.db))
    .filter((each) => each.id === id || !share || each.victorias + each.derrotas >= leastPlayed)
    .map(({ id: player, username, victorias, derrotas }): Entry => {
      const total = victorias + derrotas
      const value = share
        ? (winPercent(victorias, total) ?? 0)
        : campo === 'perdidas'
          ? derrotas
          : campo === 'jugadas'
            ? total
            : victorias
      const figures = share
        ? `${winPercentText(victorias, total)} (${victorias}–${derrotas})`
        : campo === 'perdidas'
          ? counted(derrotas, '1 derrota', `${derrotas} derrotas`)
          : campo === 'jugadas'
            ? counted(total, '1 partida', `${total} partidas`)
            : counted(victorias, '1 victoria', `${victorias} victorias`)
      const text =
        player === id ? bold(figures) : `${bold(link(username, paths.jugador(player)))}, con ${bold(figures)}`
      return { id: player, text, value }
    })
  const own = all.find((each) => each.id === id)
  return {
    text: own
      ? lines(
          told(consulta, name, own, all, ['jugador', 'jugadores'], ''),
          link('Ver a los jugadores', paths.jugadores),
        )
      : `${named(name)} todavía no tiene partidas.`,
    quien: [...site.community.playerById.values()].filter((player) => player.id === id),
  }
}

/** Those who have more, or less, of something than whom it is about: of a clan in each of its tables, of a player among all. */
export async function moreThan(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  if (!who) return { text: '¿Que quién? Dime el nombre.', kind: 'ask' }
  if (!isClan(who)) return playersBeyond(consulta, who.id, who.nombre, site)
  const ids = clansOf(who, consulta, site)
  const campo = consulta.ordenar?.campo ?? 'ganadas'
  const etapas = site.community.etapas.filter(({ id }) =>
    who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)),
  )
  const parts: string[] = []
  for (const etapa of etapas) {
    const rows = await rowsOf({ ...consulta, etapa: [etapa.id], juego: null }, site)
    if (!rows) return tooWide
    const { said, value } = measures[campo]
    const all = rows
      .filter((row) => ids.includes(row.clan.id) || campo !== 'porcentaje' || played(row) >= leastPlayed)
      .map((row): Entry => {
        const isOwn = ids.includes(row.clan.id)
        const name = bold(link(row.clan.nombre, paths.clan(row.clan.id)))
        return { id: row.clan.id, value: value(row), text: isOwn ? said(row) : `${name}, con ${said(row)}` }
      })
    const own = all.find(({ id }) => ids.includes(id))
    if (own)
      parts.push(
        told(consulta, who.nombre, own, all, ['clan', 'clanes'], `${whenSaid(consulta, site)} ${inEtapa(etapa)}`),
      )
  }
  return {
    text: lines(...parts) || `${named(who.nombre)} no juega ahí.`,
    quien: [who],
    etapas: etapas.length === 1 ? etapas : [],
  }
}
