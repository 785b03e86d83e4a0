import { lazy, Suspense } from 'react'
import { usePushOffer, type Act } from '../../lib/push-ask'

const PushOffer = lazy(() => import('./PushOffer'))

/** Offers pushes after the action `act` was done (`offerPush`). */
export const AfterAct = ({ act }: { act: Act }) =>
  usePushOffer(act) && (
    <Suspense>
      <PushOffer />
    </Suspense>
  )
