import { copyText } from '../../lib/clipboard'
import { toast } from '../toast/toast'
import { Icon } from './Icon'

interface ShareButtonProps {
  path: string
  title: string
}

/** Opens the device's share menu. Returns true if the page was shared or the person closed the menu, false if no menu could be opened. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  const { share }: { share?: Navigator['share'] } = navigator
  // `share` is missing in some browsers, and without https.
  if (!share) return false
  try {
    await share.call(navigator, data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares a page by the device's share menu. If there is no such menu, copies the page's URL and says so. */
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
