import { copyText } from '../../lib/clipboard'
import { toast } from '../toast/toast'
import { Icon } from './Icon'

interface ShareButtonProps {
  /** A path of the site. */
  path: string
  /** The name of the shared page. */
  title: string
}

/** Opens the device's own share menu. True if the page was shared or the person closed the menu. */
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

/** Shares a page with the device's own menu; if there is none, copies its URL and says so. */
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
