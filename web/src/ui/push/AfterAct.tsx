import { lazy, Suspense } from 'react'
import { usePushOffer, type Act } from '../../lib/push-ask'

const PushOffer = lazy(() => import('./PushOffer'))

/** After the player's action `act`, suggests to turn on push notifications. Renders nothing unless `offerPush(act)` was called. */
export const AfterAct = ({ act }: { act: Act }) =>
  usePushOffer(act) && (
    <Suspense>
      <PushOffer />
    </Suspense>
  )
