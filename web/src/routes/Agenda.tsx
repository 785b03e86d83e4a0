import { usePageText } from '../app/title'
import { Agenda as AgendaList } from '../features/agenda/Agenda'
import { pageTexts } from '@trinchera/rules/page-texts'
import { OfflineBar } from '../ui/state/Live'

export default function Agenda() {
  usePageText(pageTexts.agenda)
  return (
    <>
      <OfflineBar />
      <h1>Agenda</h1>
      <AgendaList />
    </>
  )
}
