import { rooms } from '@trinchera/contract/socket'
import type { Clan } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { formatDate, streakText, winPercentText } from '@trinchera/rules/presentation'
import { escaped } from '../preview/drawings'
import { emblem, linkTo, etapaStateHtml, type EmbedContent } from './page'

const results = {
  won: { letter: 'V', name: 'Victoria con ', look: 'gain' },
  lost: { letter: 'D', name: 'Derrota con ', look: 'loss' },
  void: { letter: '–', name: 'No cuenta, con ', look: 'dim' },
}

/** A clan's place before and after a match, such as '#7 → #4', or '#4' if it did not change. Empty until the table includes the match. */
function placesText({ antes, despues }: Match['ganador']): string {
  if (antes === null || despues === null || despues === 0) return ''
  return antes === despues || antes === 0 ? `#${despues}` : `#${antes} → #${despues}`
}

function matchRow(match: Match, clan: number): string {
  const won = match.ganador.id === clan
  const [own, rival] = won ? [match.ganador, match.perdedor] : [match.perdedor, match.ganador]
  const counts = !match.ruling || match.ruling.tipo === 'trampa'
  const result = results[counts ? (won ? 'won' : 'lost') : 'void']
  const note = match.ruling ? match.ruling.texto : placesText(own)
  return `<li data-fila="${match.id}">${linkTo(
    paths.partida(match.id),
    [
      `<span class="result ${result.look}"><span aria-hidden="true" translate="no">${result.letter}</span><span class="unseen">${result.name}</span></span>`,
      emblem(rival, `e${match.id}`, 26),
      `<span class="name" translate="no">${escaped(rival.nombre)}</span>`,
      `<span class="note">${escaped(note)}</span>`,
      `<span class="date" translate="no">${formatDate(match.jugada)}</span>`,
    ].join(' '),
    'row',
  )}</li>`
}

const figure = (name: string, value: string) => `<div><dt>${name}</dt><dd translate="no">${value}</dd></div>`

const place = ({ ranking_actual, rankeados }: Clan) =>
  ranking_actual > 0
    ? `<span class="unseen">Puesto </span><b translate="no">${ranking_actual}</b> <span class="dim">de ${rankeados}</span>`
    : '<span class="dim">No Rankeado</span>'

/** Content of the page that shows a clan with its record and its latest `filas` matches. Null if there is no such clan. */
export async function clanEmbed(db: Db, id: number, filas: number): Promise<EmbedContent | null> {
  const clan = await clanById(db, id)
  if (!clan) return null
  const { nombre, tag, id_etapa, triunfos, derrotas, juegos, racha_actual } = clan
  const etapa = await etapaById(db, id_etapa)
  if (!etapa) return null
  const { matches } = await clanMatches(db, id, { pagina: 1, por_pagina: filas })
  return {
    title: nombre,
    rooms: [rooms.clan(id), rooms.etapa(id_etapa)],
    main: [
      `<header>${linkTo(paths.clan(id), `${emblem(clan, 'emblema', 44)}<div class="names"><h1 translate="no">${escaped(nombre)}</h1><span class="under" translate="no">${escaped(tag)} · ${escaped(etapa.nombre)}</span></div>`, 'head beside')}${etapaStateHtml(etapa)}</header>`,
      `<dl><div class="standing"><dt class="unseen">Puesto</dt><dd>${place(clan)}</dd></div>`,
      figure('V–D', `${triunfos}–${derrotas}`),
      figure('Victorias', winPercentText(triunfos, juegos)),
      figure('Racha', streakText(racha_actual)),
      '</dl>',
      matches.length > 0
        ? `<ol aria-label="Últimas partidas de ${escaped(nombre)}">${matches.map((match) => matchRow(match, id)).join('')}</ol>`
        : '<div class="message"><p>Todavía no juega ninguna partida.</p></div>',
    ].join(''),
    foot: linkTo(paths.etapa(id_etapa), `Ver ${escaped(etapa.nombre)}`),
  }
}
