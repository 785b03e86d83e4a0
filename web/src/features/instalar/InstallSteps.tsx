import { installStore } from '../../lib/install'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { Dialog } from '../../ui/dialog/Dialog'
import css from './instalar.module.css'

const close = () => installStore.setState({ explained: false })

/** Dialog that explains how to install the site on an iPhone or iPad, where the site cannot open an install dialog. */
export function InstallSteps() {
  const open = installStore((state) => state.explained)
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && close()}
      title="Instalar la app"
      actions={<Button onClick={close}>Entendido</Button>}
    >
      <ol className={`grid mt-3 ${css.steps}`}>
        <li>
          <span className={css.sign}>
            <Icon name="share" size={24} />
          </span>
          <span>
            Toca <b>Compartir</b> en la barra de Safari.
          </span>
        </li>
        <li>
          <span className={css.sign}>
            <Icon name="plus" size={24} />
          </span>
          <span>
            Elige <b>Agregar a inicio</b>; puede estar más abajo.
          </span>
        </li>
        <li>
          <span className={css.sign}>
            <Icon name="check" size={24} />
          </span>
          <span>
            Toca <b>Agregar</b>. Trinchera queda entre tus apps.
          </span>
        </li>
      </ol>
    </Dialog>
  )
}
