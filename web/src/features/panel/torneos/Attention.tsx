import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { formatAgo } from '@trinchera/rules/presentation'
import { Link } from '../../../lib/router'
import { useNow } from '../../../lib/clock'
import { partidaEstadoText, partidaTitle } from '../../../ui/match/torneo-text'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState } from '../../../ui/state/states'

/** Sorts matches: first those with an objection, then late ones (longest delay first), then the rest by match number. */
function byUrgency(partidas: readonly TorneoPartida[], now: number): TorneoPartida[] {
  const lateBy = ({ fecha, estado }: TorneoPartida) =>
    fecha !== null && estado !== 'reportada' ? Math.max(0, now - Date.parse(fecha)) : 0
  const objected = ({ objecion }: TorneoPartida) => (objecion === null ? 1 : 0)
  return [...partidas].sort((a, b) => objected(a) - objected(b) || lateBy(b) - lateBy(a) || a.id - b.id)
}

/** The open matches of a torneo. Those that need a decision of the organisers come first. */
export function Attention({ torneo }: { torneo: TorneoPage }) {
  const now = useNow()
  const open = (torneo.llave?.rondas ?? [])
    .flatMap(({ partidas }) => partidas)
    .filter(({ estado }) => ['lista', 'en-juego', 'reportada'].includes(estado))
  return (
    <section aria-label="Partidas abiertas">
      <SectionHead title="Partidas abiertas" count={open.length} />
      {open.length === 0 && <EmptyState title="Ninguna abierta" />}
      <ul className="list">
        {byUrgency(open, now).map((partida) => {
          const { id, estado, fecha, objecion } = partida
          const late = fecha !== null && estado !== 'reportada' && Date.parse(fecha) < now
          return (
            <li key={id}>
              <Link className="target" to={paths.torneoPartida(torneo.id, id)}>
                <b>{partidaTitle(partida)}</b>
              </Link>{' '}
              <span className={`chip ${objecion || late ? 'negative' : partidaEstadoText[estado].look}`}>
                {objecion
                  ? 'Objetada'
                  : late
                    ? `Atrasada: era ${formatAgo(fecha, now)}`
                    : partidaEstadoText[estado].text}
              </span>
              {objecion && <p className="small">{`«${objecion}»`}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
