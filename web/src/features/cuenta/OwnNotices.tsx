import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'

export const OwnNotices = () => (
  <section>
    <SectionHead title="Avisos" />
    <p className="small">
      Elige qué avisos te llegan a la campana, cuáles también por correo o a tus dispositivos, y si los demás ven que
      estás en el sitio.
    </p>
    <div className="row mt-3">
      <ButtonLink size="small" to={paths.avisos}>
        Elegir avisos
      </ButtonLink>
    </div>
  </section>
)
