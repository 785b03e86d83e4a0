import { lazy, Suspense } from 'react'
import { usePushOffer, type Act } from '../../lib/push-ask'

const PushOffer = lazy(() => import('./PushOffer'))

/** The place where pushes are offered once an act was done (`offerPush`). */
export const AfterAct = ({ act }: { act: Act }) =>
  usePushOffer(act) && (
    <Suspense>
      <PushOffer />
    </Suspense>
  )
