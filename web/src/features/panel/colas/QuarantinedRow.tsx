import type { QuarantinedJob } from '@trinchera/contract/colas'
import { Button } from '../../../ui/controls/Button'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import css from './colas.module.css'

const why: Record<QuarantinedJob['motivo'], string> = {
  muerte: 'El proceso terminó dos veces mientras lo hacía',
  falla: 'Falló dos veces igual',
}

/** One quarantined job: what it does, why and since when it is quarantined, and a button to retry it. */
export const QuarantinedRow = ({ job, onRetry }: { job: QuarantinedJob; onRetry: () => Promise<unknown> }) => (
  <li>
    <div>
      <p className={css.what}>{job.que}</p>
      <p className="small dim">
        <span>{`${why[job.motivo]} ·`}</span> <RelativeTime at={job.desde} />
      </p>
      {job.error && <p className={css.error}>{job.error}</p>}
    </div>
    <Button size="small" pendingText="Mandando…" aria-label={`Intentar de nuevo ${job.que}`} onClick={onRetry}>
      Intentar de nuevo
    </Button>
  </li>
)
