import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { longestClaim, longestMotivo, noShowContestMs, noShowMs } from '@trinchera/rules/limits'
import { formatLeft, formatTime } from '@trinchera/rules/presentation'
import { isOpenReto } from '@trinchera/rules/reto'
import { useState } from 'react'
import { useNow } from '../../lib/clock'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { absentOf, retoTitle, sideName } from '../../ui/match/reto-text'
import { ReasonDialog } from '../../ui/dialog/ReasonDialog'
import css from './retos.module.css'
import { told } from '../../ui/toast/told'
import { useRetoActs } from './use-reto-acts'
import { useSide } from './use-side'

/** Buttons with which either clan ends a reto: report the match, report that the other clan did not come, contest that, or cancel. */
export function Ends({ reto }: { reto: Reto }) {
  const { own, reports } = useSide(reto)
  const now = useNow()
  const { cancel, reportNoShow, contest } = useRetoActs(reto.id)
  const [asking, setAsking] = useState<'cancelar' | 'no-presentado' | 'reclamar'>()
  const toggle = (which: 'cancelar' | 'no-presentado' | 'reclamar') => (open: boolean) =>
    setAsking(open ? which : undefined)
  if (!reports || own === undefined) return null
  const { estado, fecha, cierre, reclamo } = reto
  const rival = sideName(reto, own === reto.retador.id ? reto.retado.id : reto.retador.id) ?? ''
  const open = isOpenReto(reto)
  const agreed = estado === 'acordado' && fecha !== null
  const begun = agreed && Date.parse(fecha) <= now
  const late = agreed && now >= Date.parse(fecha) + noShowMs
  const contestUntil = cierre ? Date.parse(cierre.fecha) + noShowContestMs : 0
  const mayContest = absentOf(reto) === own && !reclamo && contestUntil > now
  return (
    <>
      {agreed && (
        <div className={`row ${css.acts}`}>
          <ButtonLink kind={begun ? 'primary' : 'plain'} to={paths.reportReto(reto.id_etapa, reto.id)}>
            Reportar Derrota
          </ButtonLink>
          {begun && (
            <Button disabled={!late} onClick={() => setAsking('no-presentado')}>
              No se presentaron
            </Button>
          )}
          <Button onClick={() => setAsking('cancelar')}>Cancelar el reto</Button>
        </div>
      )}
      {estado === 'propuesto' && reto.turno !== own && (
        <div className={`row ${css.acts}`}>
          <Button onClick={() => setAsking('cancelar')}>Cancelar el reto</Button>
        </div>
      )}
      {begun && !late && (
        <p className="small dim">{`«No se presentaron» se puede decir desde las ${formatTime(Date.parse(fecha) + noShowMs)}.`}</p>
      )}
      {mayContest && (
        <>
          <div className={`row ${css.acts}`}>
            <Button kind="primary" onClick={() => setAsking('reclamar')}>
              Reclamar: sí nos presentamos
            </Button>
          </div>
          <p className="small dim">{`Se puede reclamar 24 horas: ${formatLeft(contestUntil, now)}.`}</p>
        </>
      )}
      <ReasonDialog
        draft={`reto-cancelar:${reto.id}`}
        over={retoTitle(reto)}
        title="Cancelar el reto"
        label="Motivo"
        help={agreed ? 'Queda a la vista de todos.' : 'Lo leen los dos clanes.'}
        most={longestMotivo}
        act="Cancelar el reto"
        then={[
          'El reto termina acá: nada se mueve en el ranking.',
          ...(agreed ? ['Queda en la página de tu clan, con su motivo.'] : []),
          `Le avisamos a ${rival}.`,
        ]}
        open={asking === 'cancelar' && open}
        onOpenChange={toggle('cancelar')}
        send={cancel}
      />
      <ConfirmDialog
        open={asking === 'no-presentado' && agreed}
        onOpenChange={toggle('no-presentado')}
        over={retoTitle(reto)}
        title={`${rival} no se presentó`}
        then={[
          'No es una victoria: nada se mueve en el ranking.',
          `Queda en la página de ${rival}.`,
          `${rival} puede reclamar en 24 horas, y entonces decide la administración.`,
          'El reto termina acá: si jugaron, reporta la partida.',
        ]}
        act="No se presentaron"
        actPending="Anotando…"
        onConfirm={() => told(reportNoShow())}
      />
      <ReasonDialog
        draft={`reto-reclamo:${reto.id}`}
        over={retoTitle(reto)}
        title="Reclamar que sí se presentaron"
        label="Qué pasó"
        help="Lo leen los dos clanes y los moderadores."
        most={longestClaim}
        act="Enviar el reclamo"
        then={['Decide la administración, con lo que dicen los dos y la conversación.', 'Se reclama una sola vez.']}
        open={asking === 'reclamar' && mayContest}
        onOpenChange={toggle('reclamar')}
        send={contest}
      />
    </>
  )
}
