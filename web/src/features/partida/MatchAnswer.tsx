import type { MatchPage } from '@trinchera/contract/partidas'
import { formatDateTime, formatLeft } from '@trinchera/rules/presentation'
import { clanMay } from '@trinchera/rules/permissions'
import { useSearchParams } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { useOwnClan } from '../../lib/own-clan'
import { useAnswerMatch } from '../../ui/match/use-answer-match'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { ClaimDialog } from '../../ui/match/ClaimDialog'
import { rejectionThen } from '../../ui/match/rejection'
import { RelativeTime } from '../../ui/state/RelativeTime'
import css from './MatchAnswer.module.css'

/** The answer of the clan that won to the reported match or, until then, its deadline. Members who may answer also see buttons. */
export function MatchAnswer({ match }: { match: MatchPage }) {
  const now = useNow()
  const own = useOwnClan(match.id_etapa)
  const [search, setSearch] = useSearchParams()
  const rejecting = search.get('responder') === 'rechazar'
  const setRejecting = (open: boolean) => setSearch(open ? { responder: 'rechazar' } : {}, { replace: true })
  const { confirm, reject, refusal } = useAnswerMatch(match.id)
  const { respuesta, ruling, ganador } = match
  if (!respuesta) return null
  const open = respuesta.estado === 'pendiente' && !ruling && Date.parse(respuesta.hasta) > now
  const may = open && own?.id === ganador.id && clanMay(own.PlayerClan.rango, 'report')
  return (
    <section className={`grid ${css.answer}`} aria-label="Respuesta del ganador">
      <div role="status">
        {respuesta.estado === 'pendiente' && open && (
          <p>
            <Icon name="clock" size={18} />
            <span>
              <span>{`${may ? 'Tu clan' : ganador.nombre} puede confirmarla o rechazarla hasta el ${formatDateTime(respuesta.hasta)}:`}</span>{' '}
              <b className="digits">{formatLeft(respuesta.hasta, now)}</b>
            </span>
          </p>
        )}
        {respuesta.estado === 'confirmada' && (
          <p>
            <Icon name="check" size={18} />
            <span>
              La confirmó <span translate="no">{respuesta.quien}</span>, de <span translate="no">{ganador.nombre}</span>
              , <RelativeTime at={respuesta.fecha ?? ''} />
            </span>
          </p>
        )}
        {respuesta.estado === 'rechazada' && (
          <p className="loss">
            <Icon name="warning" size={18} />
            <span>
              La rechazó <span translate="no">{respuesta.quien}</span>, de <span translate="no">{ganador.nombre}</span>,{' '}
              <RelativeTime at={respuesta.fecha ?? ''} />
              {!ruling && <span>: la administración la revisa</span>}
            </span>
          </p>
        )}
        {respuesta.estado === 'vencida' && (
          <p className="dim">
            Nadie de <span translate="no">{ganador.nombre}</span> respondió en 24 horas: vale como confirmada.
          </p>
        )}
      </div>
      {may && (
        <div className="row actions">
          <Button
            kind="primary"
            pending={confirm.isPending}
            pendingText="Confirmando…"
            onClick={() => confirm.mutate()}
          >
            Confirmar
          </Button>
          <Button disabled={confirm.isPending} onClick={() => setRejecting(true)}>
            Rechazar
          </Button>
        </div>
      )}
      {refusal && <p className="field-error">{refusal}</p>}
      {may && (
        <ClaimDialog
          match={match}
          title={`Rechazar la partida con ${match.perdedor.nombre}`}
          act="Rechazar la partida"
          then={rejectionThen(ganador.nombre)}
          open={rejecting}
          onOpenChange={setRejecting}
          send={reject}
          onSent={() => undefined}
        />
      )}
    </section>
  )
}
