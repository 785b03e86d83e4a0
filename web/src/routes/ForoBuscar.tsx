import { paths } from '@trinchera/contract/site-paths'
import { beginningOf } from '@trinchera/rules/letters'
import { longestForoSearch } from '@trinchera/rules/limits'
import { useSearchParams } from '../lib/router'
import { useTitle } from '../app/title'
import css from '../features/foro/foro.module.css'
import { Hallazgos } from '../features/foro/Hallazgos'
import { SearchBox } from '../features/foro/SearchBox'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'

export default function ForoBuscar() {
  const [search] = useSearchParams()
  const q = beginningOf((search.get('q') ?? '').trim(), longestForoSearch)
  useTitle(q ? `«${q}» en el foro` : 'Buscar en el foro')
  return (
    <Parts className="page">
      <OfflineBar />
      <Crumbs trail={[{ to: paths.foro, label: 'Foro' }]} />
      <h1 className={css.searchTitle}>Buscar en el foro</h1>
      <SearchBox key={q} start={q} />
      <div className="soon-part">
        {q ? <Hallazgos key={q} q={q} /> : <p className="small">Busca en los títulos y en los mensajes.</p>}
      </div>
    </Parts>
  )
}
