import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useOwnClan } from '../../lib/own-clan'
import { retosQuery } from '../../lib/reto-queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import { RetoLine } from './RetoLine'

/** Retos in an etapa whose dates nobody has accepted yet, or in which the viewer's clan has to pick a map or side. Hidden if none. */
export function OwnRetos({ etapa }: { etapa: number }) {
  const own = useOwnClan(etapa)
  const { data = [] } = useQuery({ ...retosQuery({ clan: own?.id ?? 0 }), enabled: own !== undefined })
  // Agreed retos are listed in the agenda, and here only if the viewer's clan has to pick a map or the side.
  const open = data.filter(({ estado, elige }) => own && (estado === 'propuesto' || elige?.id_clan === own.id))
  if (open.length === 0) return null
  return (
    <section aria-label="Retos de tu clan">
      <SectionHead title="Retos de tu clan" link={{ to: paths.retos, label: 'Todos' }} />
      <ul className="list">
        {open.map((reto) => (
          <RetoLine key={reto.id} reto={reto} own={own?.id} withEtapa={false} />
        ))}
      </ul>
    </section>
  )
}
