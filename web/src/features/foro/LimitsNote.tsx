import type { ForoLimites } from '@trinchera/contract/foro'
import { useNow } from '../../lib/clock'
import { limitTexts } from './limits-text'

/** Seconds until the player may send the next post, counted down. */
function Countdown({ until }: { until: string }) {
  const rest = Math.ceil((Date.parse(until) - useNow()) / 1000)
  return rest > 0 ? <p>{`Puedes enviar otro mensaje en ${rest} s.`}</p> : null
}

/** Limits on the player's posts at this moment, such as the posts left today. Shown before the player sends one. */
export const LimitsNote = ({ limites }: { limites: ForoLimites | undefined }) => (
  <div className="small mt-2">
    {limites && limitTexts(limites).map((text) => <p key={text}>{text}</p>)}
    {limites?.espera && <Countdown until={limites.espera} />}
  </div>
)
