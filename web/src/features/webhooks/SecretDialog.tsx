import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { Dialog } from '../../ui/dialog/Dialog'
import css from './webhooks.module.css'

/** Dialog that shows a webhook's new secret, which is never shown again. */
export function SecretDialog({ secreto, onClose }: { secreto: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={secreto !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Guarda el secreto ahora"
      actions={<Button onClick={onClose}>Ya lo guardé</Button>}
    >
      <p className="small">
        Con él tu programa comprueba que un mensaje es nuestro, como dice Standard Webhooks. No se vuelve a mostrar; si
        se pierde, puedes renovarlo.
      </p>
      <p className={css.secret}>
        <code>{secreto}</code>
      </p>
      <CopyButton text={secreto ?? ''} label="Copiar" name="Copiar el secreto" />
    </Dialog>
  )
}
