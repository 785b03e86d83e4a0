import type { ForoLimites } from '@trinchera/contract/foro'
import { useNow } from '../../lib/clock'
import { limitTexts } from './limits-text'
import css from './foro.module.css'

/** Counts down the seconds until the player may send the next post. */
function Countdown({ until }: { until: string }) {
  const rest = Math.ceil((Date.parse(until) - useNow()) / 1000)
  return rest > 0 ? <p>{`Puedes enviar otro mensaje en ${rest} s.`}</p> : null
}

/** The limits on the player's writing at this moment, shown before a post is refused. */
export const LimitsNote = ({ limites }: { limites: ForoLimites | undefined }) => (
  <div className={`small ${css.limits}`}>
    {limites && limitTexts(limites).map((text) => <p key={text}>{text}</p>)}
    {limites?.espera && <Countdown until={limites.espera} />}
  </div>
)
