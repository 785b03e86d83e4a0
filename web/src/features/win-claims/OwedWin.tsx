import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'

/** Link to the form with which a clan claims a win that a rival did not report. */
export const OwedWin = ({ etapa }: { etapa: number }) => (
  <p className="small mt-3">
    <Link className="more" to={paths.nuevaVictoria(etapa)}>
      ¿Te deben una victoria?
    </Link>
  </p>
)
