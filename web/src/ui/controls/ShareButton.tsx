import { copyText } from '../../lib/clipboard'
import { toast } from '../toast/toast'
import { Icon } from './Icon'

interface ShareButtonProps {
  /** An address of the site. */
  path: string
  /** What is shared, by its name. */
  title: string
}

/** Whether the device's own menu took it, or the person closed that menu. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  const { share }: { share?: Navigator['share'] } = navigator
  // Absent in some browsers, and outside of https.
  if (!share) return false
  try {
    await share.call(navigator, data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares a page by the device's own menu; where there is none, copies its address and says so. */
export function ShareButton({ path, title }: ShareButtonProps) {
  async function share() {
    const { href } = new URL(path, location.origin)
    if (await shareByDevice({ title, url: href })) return
    if (await copyText(href)) toast.success('Enlace copiado')
    else toast.error(`Tu navegador no nos deja copiar. Es ${href}`)
  }
  return (
    <button type="button" className="share" aria-label={`Compartir ${title}`} onClick={() => void share()}>
      <Icon name="share" size={16} />
      <span>Compartir</span>
    </button>
  )
}
