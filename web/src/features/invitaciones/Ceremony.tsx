import type { Invitacion } from '@trinchera/contract/invitaciones'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect } from 'react'
import { useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { clanQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import css from './Ceremony.module.css'
import { endWelcome, welcomeStore } from './welcome'

/** How long the welcome stays unless the player closes it, in ms. */
const welcomeMs = 3000

/** The content of `Welcome`: the emblem of the clan that the player has just joined, over the whole screen. */
export default function Ceremony({ clan_id, clan, etapa }: Invitacion) {
  const navigate = useNavigate()
  const { data } = useQuery(clanQuery(clan_id))
  const end = useCallback(() => {
    if (!welcomeStore.getState().joined) return
    endWelcome()
    // Replaces /ladder in the history, so that Back leads to the page on which the player accepted the invitation.
    void navigate(paths.clan(clan_id), { replace: true })
  }, [navigate, clan_id])
  useEffect(() => {
    const timer = setTimeout(end, welcomeMs)
    return () => clearTimeout(timer)
  }, [end])
  return (
    <Dialog.Root open onOpenChange={end}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim}>
          <Dialog.Content
            className={`grid ${css.welcome}`}
            // The focus is not restored, because the clan's page then focuses its title.
            onCloseAutoFocus={(event) => event.preventDefault()}
            // Ignores key repeats, because the key that pressed "Aceptar" may still be down.
            onKeyDown={(event) => !event.repeat && end()}
            onClick={end}
          >
            <div className={css.emblem}>
              <Emblem nombre={clan} imagen={data?.imagen} size={160} />
            </div>
            <Dialog.Title className={css.title}>
              Bienvenido a <span translate="no">{clan}</span>
            </Dialog.Title>
            <Dialog.Description className="lead">
              Ya eres del clan en <span translate="no">{etapa}</span>.
            </Dialog.Description>
            <Button kind="primary" className="mt-3">
              Ver mi clan
            </Button>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
