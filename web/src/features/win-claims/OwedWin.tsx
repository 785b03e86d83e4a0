import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import css from './win-claims.module.css'

/** Link to the form with which a clan claims a win that a rival did not report. */
export const OwedWin = ({ etapa }: { etapa: number }) => (
  <p className={`small ${css.owed}`}>
    <Link className="more" to={paths.nuevaVictoria(etapa)}>
      ¿Te deben una victoria?
    </Link>
  </p>
)
