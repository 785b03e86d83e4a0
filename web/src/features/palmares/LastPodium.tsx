import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useNear } from '../../lib/use-near'
import { etapaName } from '../../lib/open-etapas'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Podium } from './Podium'
import { palmaresQuery } from './queries'

/** The podium of the etapa archived last, with a link to the palmarés. Loads its data when it comes near the viewport. */
export default function LastPodium() {
  const { ref, near } = useNear<HTMLElement>()
  const { data } = useQuery({ ...palmaresQuery, enabled: near })
  const [last] = data?.etapas ?? []
  return (
    <section ref={ref} aria-label="Palmarés">
      <SectionHead title="Palmarés" link={{ to: paths.palmares, label: 'Ver el palmarés' }} />
      {last && last.podio.length > 0 && (
        <>
          <p className="small">{`El último podio: ${etapaName(last)}`}</p>
          <Podium podio={last.podio} emblem={48} />
        </>
      )}
      {data && !last && <p className="small">Todavía no se cierra ninguna etapa. El podio está armado y vacío.</p>}
    </section>
  )
}
