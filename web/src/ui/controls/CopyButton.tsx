import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/clipboard'
import { announce } from '../state/announce'
import { Button, type ButtonLook } from './Button'
import { Icon } from './Icon'
import { toast } from '../toast/toast'

/** Milliseconds for which "Copiado" is shown. */
const confirmMs = 2000

interface CopyButtonProps extends ButtonLook {
  text: string
  /** Visible text, such as "Copiar dirección". */
  label: string
  /** Name for screen readers, such as "Copiar la dirección de Clan 1". Needed if a page has several copy buttons. */
  name?: string
}

/** A button that copies `text` to the clipboard. The button and a message for screen readers confirm it. */
export function CopyButton({ text, label, name, size = 'small', ...look }: CopyButtonProps) {
  const [done, setDone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    if (!(await copyText(text))) {
      toast.error(`Tu navegador no nos deja copiar. Es ${text}`)
      return
    }
    announce(`Copiado: ${text}`)
    setDone(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setDone(false), confirmMs)
  }

  return (
    <Button {...look} size={size} className="copy" aria-label={name} onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} size={16} />
      <span className="face">
        <span className={done ? 'off' : undefined}>{label}</span>
        <span className={done ? undefined : 'off'}>Copiado</span>
      </span>
    </Button>
  )
}
