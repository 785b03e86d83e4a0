import { pageTexts } from '@trinchera/rules/fixed-texts'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { usePageText } from '../app/title'
import { Hall } from '../features/palmares/Hall'
import { HallSkeleton } from '../features/palmares/HallSkeleton'
import { palmaresQuery } from '../features/palmares/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { ShareButton } from '../ui/controls/ShareButton'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { ErrorState } from '../ui/state/states'

/** The hall of fame: the results of the archived etapas. */
export default function Palmares() {
  const { data, isPending, isError, refetch } = useQuery(palmaresQuery)
  usePageText(pageTexts.palmares)
  return (
    <Parts>
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1>Palmarés</h1>
          <div className="row facts">
            <span>Lo que queda de cada etapa cuando se cierra</span>
            <ShareButton path={paths.palmares} title="Palmarés" />
          </div>
        </div>
      </div>
      {isPending && <HallSkeleton />}
      {isError && !data && (
        <ErrorState title="No pudimos traer el palmarés" onRetry={() => refetch()}>
          Lo demás del sitio sigue acá.
        </ErrorState>
      )}
      {data && <Hall palmares={data} />}
    </Parts>
  )
}
