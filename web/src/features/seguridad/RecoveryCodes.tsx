import { siteName } from '../../app/site'
import { saveFile } from '../../lib/save-file'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { Dialog } from '../../ui/dialog/Dialog'
import css from './seguridad.module.css'

interface RecoveryCodesProps {
  codes: readonly string[] | null
  username: string
  onClose: () => void
}

/** Dialog with the account's new recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, username, onClose }: RecoveryCodesProps) {
  const text = (codes ?? []).join('\n')
  const file = `Códigos de recuperación de ${username} en ${siteName}\nCada uno sirve una vez, en lugar del código de la app.\n\n${text}\n`
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(open) => !open && onClose()}
      over="Seguridad"
      title="Tus códigos de recuperación"
      actions={
        <>
          <Button kind="primary" onClick={() => saveFile('codigos-de-recuperacion.txt', file, 'text/plain')}>
            Descargar
          </Button>
          <CopyButton text={text} label="Copiar" name="Copiar los códigos" size="normal" />
          <Button onClick={onClose}>Ya los guardé</Button>
        </>
      }
    >
      <p className="what">
        Con uno de estos entras si pierdes el teléfono o la llave. Cada uno sirve una vez. Guárdalos fuera de este
        equipo: no los volvemos a mostrar.
      </p>
      <ul className={`grid mt-3 ${css.codes}`} aria-label="Códigos de recuperación">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
