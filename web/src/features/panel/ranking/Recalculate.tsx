import type { Etapa } from '@trinchera/contract/etapas'
import type { PlaceMove } from '@trinchera/contract/rulings'
import { useState } from 'react'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { told } from '../../../ui/toast/told'
import css from './ranking.module.css'

const place = (n: number) => (n === 0 ? 'sin ranking' : String(n))

interface Outcome {
  cambios: number
  diferencias: PlaceMove[]
}

function Result({ cambios, diferencias }: Outcome) {
  if (cambios === 0) return <p role="status">El ranking estaba bien.</p>
  return (
    <div role="status">
      <p>{cambios === 1 ? 'Se corrigió 1 clan.' : `Se corrigieron ${cambios} clanes.`}</p>
      {diferencias.length > 0 && (
        <ul className={`list ${css.moves}`}>
          {diferencias.map(({ id_clan, nombre, antes, despues }) => (
            <li key={id_clan}>
              <b translate="no">{nombre}</b>{' '}
              <span className="small">
                {antes === despues
                  ? `sigue en el ${place(antes)}; cambió su registro`
                  : `${place(antes)} → ${place(despues)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Button that recalculates an etapa's ladder table from its first match, and the list of the places that this corrected. */
export function Recalculate({ etapa }: { etapa: Etapa }) {
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const recalculate = () =>
    told(api.recalculateEtapa({ params: { id: etapa.id } }), 'No pudimos recalcular. Intenta de nuevo.')
      .then(({ data }) => setOutcome(data))
      .finally(() => refresh(`tabla/${etapa.id}`, 'historial', 'etapa', 'etapas'))

  return (
    <section>
      <SectionHead title="Recalcular" />
      <p className="small">Juega de nuevo toda la etapa desde su registro y corrige lo que esté distinto.</p>
      <Button size="small" onClick={() => setAsking(true)}>
        Recalcular la etapa
      </Button>
      {outcome && <Result {...outcome} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        over={etapa.juego.nombre}
        title={`Recalcular ${etapa.nombre}`}
        then={[
          `Se repasan sus ${etapa.partidas} partidas, una por una y en orden.`,
          'Si la tabla estaba bien, no se mueve nada.',
          'Si no, se corrige y todos lo ven al tiro.',
        ]}
        act="Recalcular"
        actPending="Recalculando…"
        danger={false}
        onConfirm={recalculate}
      />
    </section>
  )
}
