import { paths } from '@trinchera/contract/site-paths'
import { siteName } from '../../app/site'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import css from './SendToPc.module.css'

/**
 * Ways to open the guide on another computer, where the game will be installed: URL, mail and others. The URL contains the finished tasks
 * (docs/behaviour/servers-and-streams.md#Guide to play again).
 */
export function SendToPc({ done }: { done: ReadonlySet<string> }) {
  const email = useSession()?.player.email ?? ''
  const link = new URL(paths.guiaCon([...done]), location.origin).href
  const title = `Guía para volver a jugar, ${siteName}`
  const mail = `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`Ábrela en el PC, con lo que ya hiciste marcado:\n\n${link}`)}`
  return (
    <div className={`grid mt-3 ${css.send}`}>
      <h2 className="label">Mándamelo al PC</h2>
      <p className="small">Ábrela donde vas a jugar, con lo que ya marcaste.</p>
      <div className="row">
        <a className="button compact" href={mail}>
          Por correo
        </a>
        {'share' in navigator && (
          <Button size="small" onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}>
            Compartir
          </Button>
        )}
        <CopyButton text={link} label="Copiar enlace" name="Copiar enlace de la guía" />
      </div>
    </div>
  )
}
