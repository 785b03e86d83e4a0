import { pageTexts } from '@trinchera/rules/fixed-texts'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { PlayerList } from '../features/jugadores/PlayerList'
import { useAddressSearch } from '../lib/address-search'
import { usePage } from '../lib/page'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { Search } from '../ui/form/Field'

export default function Jugadores() {
  usePageText(pageTexts.jugadores)
  const { page, setPage } = usePage()
  const { search, text, type, clear } = useAddressSearch()
  return (
    <Parts>
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1>Jugadores</h1>
        </div>
      </div>
      <div className="line list-tools">
        <Search label="Buscar jugador por nombre" value={text} onChange={type} />
      </div>
      <PlayerList search={search} page={page} onPage={setPage} onClear={clear} />
    </Parts>
  )
}
