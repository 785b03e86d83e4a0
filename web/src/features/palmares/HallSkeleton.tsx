import { LoadingText } from '../../ui/state/states'
import css from './hall.module.css'

export const SeasonSkeleton = () => (
  <div className={`grid ${css.told}`}>
    <div className={`skeleton waits ${css.podiumLoading}`} />
    <div className={`grid ${css.season}`}>
      {[40, 70, 60].map((width) => (
        <span key={width} className="skeleton waits" style={{ width: `${width}%` }} />
      ))}
    </div>
  </div>
)

export const HallSkeleton = () => (
  <div aria-busy="true">
    <SeasonSkeleton />
    <LoadingText>Cargando el palmarés…</LoadingText>
  </div>
)
