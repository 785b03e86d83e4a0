import { rooms } from '@trinchera/contract/socket'
import type { ClanRow } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { etapaById, finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { counted } from '@trinchera/rules/counted'
import { placeMovement, placeMovementText, streakText } from '@trinchera/rules/presentation'
import { escaped } from '../preview/drawings'
import { emblem, linkTo, etapaStateHtml, type EmbedContent } from './page'

const movementNames = { up: 'sube', down: 'baja', new: 'entra', none: '' }

function movement({ ranking_actual, ultimo_ranking }: ClanRow, live: boolean): string {
  const { kind, places } = placeMovement(ranking_actual, ultimo_ranking)
  if (kind === 'none' || !live) return '<span class="move"></span>'
  const said = kind === 'new' ? movementNames.new : `${movementNames[kind]} ${places}`
  return `<span class="move ${kind === 'down' ? 'loss' : 'gain'}"><span aria-hidden="true" translate="no">${placeMovementText(ranking_actual, ultimo_ranking)}</span><span class="unseen">${said}, </span></span>`
}

/** HTML of a table row. The whole row is one link, whose hidden words make it a sentence for screen readers. */
function row(clan: ClanRow, live: boolean): string {
  const { id, nombre, tag, ranking_actual, triunfos, derrotas, racha_actual } = clan
  const place =
    ranking_actual > 0
      ? `<span class="place"><span class="unseen">Puesto </span><span translate="no">${ranking_actual}</span></span>`
      : '<span class="place dim"><span aria-hidden="true">–</span><span class="unseen">No rankeado</span></span>'
  return `<li data-fila="${id}">${linkTo(
    paths.clan(id),
    [
      place,
      movement(clan, live),
      emblem(clan, `e${id}`, 26),
      `<span class="name" translate="no">${escaped(nombre)}</span> <span class="tag" translate="no">${escaped(tag)}</span>`,
      `<span class="streak ${racha_actual < 0 ? 'loss' : 'gain'}">${racha_actual === 0 ? '' : `<span class="unseen">, racha </span><span translate="no">${streakText(racha_actual)}</span>`}</span>`,
      `<span class="record"><span class="unseen">, victorias y derrotas </span><span translate="no">${triunfos}–${derrotas}</span></span>`,
    ].join(''),
    'row',
  )}</li>`
}

/** Content of the page with the first `filas` rows of an etapa's table (the final table if archived). Null if there is no such etapa. */
export async function etapaEmbed(db: Db, id: number, filas: number): Promise<EmbedContent | null> {
  const etapa = await etapaById(db, id)
  if (!etapa) return null
  const table = (await finalStandings(db, id))?.clanes ?? (await clanesOfEtapa(db, id))
  const shown = table.slice(0, filas)
  const one = etapa.multijugador ? 'clan' : 'jugador'
  const many = etapa.multijugador ? 'clanes' : 'jugadores'
  const left = table.length - shown.length
  return {
    title: `${etapa.nombre} · ${etapa.juego.nombre}`,
    rooms: [rooms.etapa(id)],
    main: [
      `<header>${linkTo(paths.etapa(id), `<h1 translate="no">${escaped(etapa.nombre)}</h1><span class="under" translate="no">${escaped(etapa.juego.nombre)}</span>`, 'head')}${etapaStateHtml(etapa)}</header>`,
      shown.length > 0
        ? `<ol aria-label="Tabla de ${escaped(etapa.nombre)}">${shown.map((clan) => row(clan, etapa.activo)).join('')}</ol>`
        : `<div class="message"><p>Todavía no hay ${many} en esta etapa.</p></div>`,
    ].join(''),
    foot: left > 0 ? linkTo(paths.etapa(id), `y ${counted(left, `${one} más`, `${many} más`)}`) : '',
  }
}
