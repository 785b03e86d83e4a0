import { siteDay } from '../chile-time'
import { escapeHtml } from '../escape-html'
import { shortened } from '../letters'
import { monthOf } from '../spanish-dates'
import type { SeasonFact } from './temporada'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Spanish sentence for one event of a season's story. `nameOf` returns a clan's name by its id. */
export function factText(
  { tipo, fecha, clan, rival, valor }: SeasonFact,
  nameOf: (clan: number | null) => string,
): string {
  const [who, other] = [nameOf(clan), nameOf(rival)]
  const month = monthOf(siteDay(fecha))
  switch (tipo) {
    case 'inicio':
      return `La temporada se abrió con una victoria de ${who} sobre ${other}.`
    case 'punta':
      return `${who} llegó al primer lugar y lo defendió ${count(valor, 'día', 'días')}.`
    case 'racha':
      return `${who} completó la racha más larga, de ${count(valor, 'victoria', 'victorias')}, ante ${other}.`
    case 'sorpresa':
      return `${who} dio la sorpresa: le ganó a ${other} y subió ${count(valor, 'puesto', 'puestos')} de una vez.`
    case 'invicto':
      return `${who} cerró ${month} sin perder: ${count(valor, 'victoria', 'victorias')}.`
    case 'remontada':
      return `${who} venía de ${count(valor, 'derrota seguida', 'derrotas seguidas')} y se levantó con cinco victorias al hilo.`
    case 'rivalidad':
      return `${who} y ${other} se enfrentaron por última vez: ${count(valor, 'partida', 'partidas')}, más que ningún otro par.`
    case 'mes':
      return `${month.charAt(0).toUpperCase()}${month.slice(1)} fue el mes con más partidas: ${valor}.`
    case 'final':
      return `La temporada terminó con ${who} en el primer lugar.`
  }
}

/** Draft, for staff to edit, of the anuncio that an etapa has ended: title and HTML. `nombre`: the etapa's name from `etapaText`. */
export function closingDraft(
  etapa: { nombre: string; partidas: number; clanes: number; dias: number },
  podio: readonly { puesto: number; nombre: string }[],
  historia: readonly string[],
): { titulo: string; contenido: string } {
  const [first] = podio
  const items = (lines: readonly string[]) => lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const numbers = `${count(etapa.partidas, 'partida', 'partidas')} de ${count(etapa.clanes, 'clan', 'clanes')} en ${count(etapa.dias, 'día', 'días')}`
  const parts = [
    `<p>${escapeHtml(`Se cerró ${etapa.nombre}${etapa.partidas ? `: ${numbers}` : ''}.`)}</p>`,
    ...(podio.length ? [`<h2>Podio</h2><ol>${items(podio.map(({ nombre }) => nombre))}</ol>`] : []),
    ...(historia.length ? [`<h2>La temporada</h2><ul>${items(historia)}</ul>`] : []),
  ]
  return {
    titulo: shortened(first ? `${first.nombre} ganó ${etapa.nombre}` : `Terminó ${etapa.nombre}`, 120),
    contenido: parts.join(''),
  }
}
