import { install, useInstallable } from '../../lib/install'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './instalar.module.css'

/** The section of Mi Cuenta to install the site as an app. Renders nothing if it is installed or this browser cannot install it. */
export function OwnApp() {
  if (!useInstallable()) return null
  return (
    <section>
      <SectionHead title="App" />
      <p className="small">
        Instala el sitio en este dispositivo: se abre de un toque y muestra lo último que viste sin conexión.
      </p>
      <div className={`row ${css.acts}`}>
        <Button size="small" onClick={install}>
          Instalar la app
        </Button>
      </div>
    </section>
  )
}
