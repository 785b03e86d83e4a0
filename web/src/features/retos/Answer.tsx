import type { Reto } from '@trinchera/contract/retos'
import { longestMotivo, mostOfferedDates, mostRetoDates } from '@trinchera/rules/limits'
import { picksFirst } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../lib/clock'
import { tableQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { retoTitle, retoWhen, sideName } from '../../ui/match/reto-text'
import { OfferOthers } from './OfferOthers'
import { ReasonDialog } from '../../ui/dialog/ReasonDialog'
import css from './retos.module.css'
import { told } from '../../ui/toast/told'
import { useRetoActs } from './use-reto-acts'
import { useSide } from './use-side'

/** The dates that a clan proposed for a reto, with buttons for the players who may accept or reject them. */
export function Answer({ reto }: { reto: Reto }) {
  const { own, reports } = useSide(reto)
  const now = useNow()
  const { answer } = useRetoActs(reto.id)
  const [asking, setAsking] = useState<'ofrecer' | 'rechazar'>()
  const [date, setDate] = useState<string>()
  const { data: table } = useQuery(tableQuery(reto.id_etapa))
  if (reto.estado !== 'propuesto') return null
  const until = Date.parse(reto.responde_hasta ?? '')
  const may = reports && own === reto.turno && until > now
  const left = mostOfferedDates - reto.ofrecidas
  const offered = sideName(reto, reto.turno === reto.retador.id ? reto.retado.id : reto.retador.id) ?? ''
  const placed = (id: number) => ({ id, puesto: table?.clanes.find((clan) => clan.id === id)?.ranking_actual ?? 0 })
  const first = table && sideName(reto, picksFirst(placed(reto.retador.id), placed(reto.retado.id)))
  const toggle = (which: 'ofrecer' | 'rechazar') => (open: boolean) => setAsking(open ? which : undefined)
  return (
    <section aria-label="Fechas ofrecidas">
      <h2>{`Fechas que ofrece ${offered}`}</h2>
      <ul className={`list mt-3 ${css.dates}`}>
        {reto.fechas.map((at) => (
          <li key={at}>
            <b>{retoWhen(at)}</b>
            {may && (
              <Button kind="primary" aria-label={`Aceptar el ${retoWhen(at)}`} onClick={() => setDate(at)}>
                Aceptar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {reports && own !== reto.turno && until > now && (
        <p className="small">
          Tu clan ya ofreció: ahora espera la respuesta de <span translate="no">{sideName(reto, reto.turno)}</span>.
        </p>
      )}
      {own !== undefined && !reports && <p className="small">Responden el Líder, los Co-Líderes y los Capitanes.</p>}
      {may && asking !== 'ofrecer' && (
        <div className={`row ${css.acts}`}>
          <Button disabled={left <= 0} onClick={() => setAsking('ofrecer')}>
            Ofrecer otras
          </Button>
          <Button onClick={() => setAsking('rechazar')}>Rechazar</Button>
        </div>
      )}
      {may && (
        <p className="small dim">
          {left > 0
            ? `En un reto se ofrecen ${mostOfferedDates} fechas en total: ${left === 1 ? 'queda una' : `quedan ${left}`}.`
            : `Ya se ofrecieron las ${mostOfferedDates} fechas de este reto: acepta una o recházalo.`}
        </p>
      )}
      {may && asking === 'ofrecer' && (
        <OfferOthers
          reto={reto}
          most={Math.min(mostRetoDates, left)}
          onDone={() => setAsking(undefined)}
          send={(fechas) => answer({ respuesta: 'proponer', fechas })}
        />
      )}
      <ConfirmDialog
        open={date !== undefined && may}
        onOpenChange={(open) => !open && setDate(undefined)}
        over={retoTitle(reto)}
        title={`Jugar el ${retoWhen(date ?? reto.fechas[0] ?? '')}`}
        then={[
          'El reto queda acordado y lo ve todo el mundo.',
          ...(first
            ? [`${first} elige el primer mapa, por estar más abajo; el otro clan, el segundo mapa y el bando.`]
            : []),
          'Después se puede cancelar, con un motivo que queda en la página del clan.',
        ]}
        act="Aceptar"
        actPending="Aceptando…"
        danger={false}
        onConfirm={() => date && told(answer({ respuesta: 'aceptar', fecha: date }))}
      />
      <ReasonDialog
        draft={`reto-rechazo:${reto.id}`}
        over={retoTitle(reto)}
        title={`Rechazar el reto de ${offered}`}
        label="Motivo"
        help="Lo leen los dos clanes."
        optional
        most={longestMotivo}
        act="Rechazar el reto"
        then={['El reto termina acá: nada se mueve en el ranking.', `${offered} puede volver a retar.`]}
        open={asking === 'rechazar' && may}
        onOpenChange={toggle('rechazar')}
        send={(motivo) => answer({ respuesta: 'rechazar', motivo: motivo || null })}
      />
    </section>
  )
}
