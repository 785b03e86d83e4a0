import { fromChileLocal } from '@trinchera/rules/chile-time'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import { torneoFormatos } from '@trinchera/rules/torneo'
import { enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { useQuery } from '@tanstack/react-query'
import { etapaName } from '../../../lib/open-etapas'
import { openEtapasQuery } from '../../../lib/queries'
import { useMapNames } from '../../../lib/use-map-name'
import { bestOfLine } from '../../../ui/match/best-of-line'
import { formatoText } from '../../../ui/match/torneo-text'
import { mapsOf, roundsTyped, type TypedTorneo } from './torneo-form'
import css from './torneos.module.css'

/** Preview of the torneo's announcement with the typed values, as clans will see it. */
export function TorneoPreview({ typed }: { typed: TypedTorneo }) {
  const nameOf = useMapNames()
  const inicio = fromChileLocal(typed.inicio)
  const closes =
    inicio &&
    new Date(
      enrolmentUntil({
        inicio,
        inscripcion_hasta: fromChileLocal(typed.inscripcion_hasta) ?? null,
        checkin_minutos: Number(typed.checkin_minutos),
      }),
    ).toISOString()
  const formato = torneoFormatos.find((one) => one === typed.formato)
  const maps = mapsOf(typed.mapas)
  const { data: etapas } = useQuery(openEtapasQuery)
  const etapa = etapas?.find(({ id }) => String(id) === typed.id_etapa)
  const lines = [
    inicio && `Parte el ${formatDayAndTime(inicio)}`,
    formato &&
      `${formatoText[formato]}, ${typed.cupos || '?'} clanes de ${typed.por_equipo || '?'} ${typed.por_equipo === '1' ? 'jugador' : 'jugadores'}`,
    formato && etapa && `Solo clanes de ${etapaName(etapa)}`,
    formato && closes && `Inscripción hasta el ${formatDayAndTime(closes)}`,
    formato &&
      typed.checkin_minutos &&
      typed.checkin_minutos !== '0' &&
      `Check-in los últimos ${typed.checkin_minutos} minutos`,
    bestOfLine(roundsTyped(typed)),
    formato && maps.length > 0 && maps.map(nameOf).join(', '),
    typed.cuenta_ladder && 'Cuenta para el ladder',
  ]
  return (
    <section className={css.preview} aria-label="Así lo verán los clanes">
      <p className="label">Así lo verán los clanes</p>
      <h3>{typed.nombre || 'Sin nombre todavía'}</h3>
      {typed.descripcion && <p>{typed.descripcion}</p>}
      {lines.map(
        (line) =>
          line && (
            <p key={line} className="small">
              {line}
            </p>
          ),
      )}
      {typed.reglas && <p className={`small ${css.text}`}>{typed.reglas}</p>}
    </section>
  )
}
