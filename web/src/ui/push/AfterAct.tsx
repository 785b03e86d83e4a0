import { lazy, Suspense } from 'react'
import { usePushOffer, type Act } from '../../lib/push-ask'

const PushOffer = lazy(() => import('./PushOffer'))

/** Suggests to turn on push notifications after the player did `act`. Renders nothing unless `offerPush(act)` was called. */
export const AfterAct = ({ act }: { act: Act }) =>
  usePushOffer(act) && (
    <Suspense>
      <PushOffer />
    </Suspense>
  )
