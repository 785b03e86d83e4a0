import { paths } from '@trinchera/contract/site-paths'
import { SectionHead } from '../../ui/controls/SectionHead'
import { isOf, toCome } from './agenda'
import { RetoLine } from './RetoLine'
import { useAgenda } from './use-agenda'

/** Maximum number of retos shown here. The agenda's page shows all. */
const shown = 5

/** The next agreed retos of an etapa, or of a clan if `clan` is given. Renders nothing if there are none. */
export function NextRetos({ etapa, clan }: { etapa: number; clan?: number }) {
  const { now, query } = useAgenda()
  const retos = toCome(query.data ?? [], now).filter((reto) =>
    clan === undefined ? reto.id_etapa === etapa : isOf(reto, [clan]),
  )
  if (retos.length === 0) return null
  return (
    <section aria-label="Próximos retos">
      <SectionHead title="Próximos retos" link={{ to: paths.agendaOf(etapa), label: 'Agenda' }} />
      <ul className="list">
        {retos.slice(0, shown).map((reto) => (
          <RetoLine key={reto.id} reto={reto} now={now} dated withoutEtapa />
        ))}
      </ul>
    </section>
  )
}
