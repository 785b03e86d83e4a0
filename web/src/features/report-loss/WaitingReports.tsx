import { useMemo } from 'react'
import { storeDraft, storeDraftFiles } from '../../lib/draft'
import { discard } from '../../lib/outbox'
import { useWaiting, useWaitingState, type Waiting } from '../../lib/waiting'
import { WaitingNote } from '../../ui/state/WaitingNote'
import { reportDraft } from './report-draft'
import css from './WaitingReports.module.css'

const stateText = { sending: 'enviándose…', waiting: 'pendiente de envío', refused: 'no se envió' }

function WaitingReport({ waiting, rival, onEdit }: { waiting: Waiting; rival: string; onEdit: () => void }) {
  const state = useWaitingState(waiting)
  return (
    <li className="notice">
      <p>
        <b>
          Derrota ante <span translate="no">{rival}</span>
        </b>{' '}
        <span>{stateText[state]}</span>
      </p>
      <WaitingNote waiting={waiting} what={`la derrota ante ${rival}`} onEdit={onEdit} />
    </li>
  )
}

interface WaitingReportsProps {
  /** Id of the etapa whose reports are shown; undefined to show all. */
  etapa?: number
  /** Called after an unsent report was turned back into a draft, so that the form is opened. */
  onEdit: () => void
}

/** This player's reports that have not reached the server yet (docs/behaviour/screens.md#Written offline). */
export default function WaitingReports({ etapa, onEdit }: WaitingReportsProps) {
  const list = useWaiting()
  const reports = useMemo(
    () =>
      list.flatMap((waiting) => {
        const { writing } = waiting
        if (writing.kind !== 'reporte' || (etapa && Number(writing.body.id_etapa) !== etapa)) return []
        return [{ waiting, writing }]
      }),
    [list, etapa],
  )
  if (reports.length === 0) return null
  return (
    <ul className={css.list} aria-label="Derrotas por enviar">
      {reports.map(({ waiting, writing }) => (
        <WaitingReport
          key={waiting.key}
          waiting={waiting}
          rival={writing.rival}
          onEdit={() => {
            storeDraft(reportDraft(waiting.player), { ...writing.fields, clave: '' })
            storeDraftFiles(reportDraft(waiting.player), writing.pictures)
            void discard(waiting.key)
            onEdit()
          }}
        />
      ))}
    </ul>
  )
}
