import { paths } from '@trinchera/contract/site-paths'
import { Link } from 'react-router'

/** The way to ask for a win that a rival did not report. */
export const OwedWin = ({ etapa }: { etapa: number }) => (
  <p className="small">
    <Link className="more" to={paths.nuevaVictoria(etapa)}>
      ¿Te deben una victoria?
    </Link>
  </p>
)
