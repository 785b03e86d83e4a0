import type { Etapa } from '@trinchera/contract/etapas'
import { paths } from '@trinchera/contract/site-paths'
import { Crumbs } from '../../ui/controls/Crumbs'

export const EtapaHeading = ({ etapa: { nombre, juego } }: { etapa: Etapa }) => (
  <>
    <Crumbs
      trail={[
        { to: paths.ladder, label: 'Ladder' },
        { to: paths.juego(juego.id), label: juego.nombre },
      ]}
    />
    <h1 translate="no">{nombre}</h1>
  </>
)
