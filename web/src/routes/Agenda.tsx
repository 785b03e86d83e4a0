import { paths } from '@trinchera/contract/site-paths'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { usePageText } from '../app/title'
import { Agenda as AgendaList } from '../features/agenda/Agenda'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { LiveBadge, OfflineBar } from '../ui/state/Live'

export default function Agenda() {
  usePageText(pageTexts.agenda)
  return (
    <Parts>
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1>Agenda</h1>
        </div>
        <LiveBadge />
      </div>
      <AgendaList />
    </Parts>
  )
}
