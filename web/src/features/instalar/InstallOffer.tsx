import { useEffect, useState } from 'react'
import { install, useInstallable } from '../../lib/install'
import { pendingReport } from '../../lib/own-report'
import { useSession } from '../../lib/session'
import { deviceKeys, localStore, tabStore } from '../../lib/storage'
import { Button } from '../../ui/controls/Button'
import css from './instalar.module.css'

const countedKey = 'visita-contada'

/** Counts one visit a tab; how many there were on this device, with this one. */
function countVisit(): number {
  const before = Number(localStore.getItem(deviceKeys.visits)) || 0
  if (tabStore.getItem(countedKey)) return before
  try {
    tabStore.setItem(countedKey, '1')
    localStore.setItem(deviceKeys.visits, String(before + 1))
  } catch {
    // Storage quota exceeded: it is offered another time.
  }
  return before + 1
}

/** Offered once on a device: to who is logged in, at their second visit to a table or after a loss they reported (docs/behaviour/screens.md#Installed app). */
export function InstallOffer({ etapa }: { etapa: number }) {
  const session = useSession()
  const way = useInstallable()
  const [timely, setTimely] = useState(false)
  useEffect(() => {
    const visits = countVisit()
    setTimely(localStore.getItem(deviceKeys.install) === null && (visits > 1 || pendingReport(etapa) !== undefined))
  }, [etapa])
  if (!session || !way || !timely) return null
  const answer = () => {
    localStore.setItem(deviceKeys.install, '1')
    setTimely(false)
  }
  return (
    <aside className={css.offer} aria-label="Instalar la app">
      <p>
        <b>Trinchera en tu teléfono.</b> Se abre de un toque, y la tabla se ve también sin conexión.
      </p>
      <div className={css.acts}>
        <Button
          kind="primary"
          onClick={() => {
            answer()
            return install()
          }}
        >
          {way === 'dialog' ? 'Instalar' : 'Ver cómo'}
        </Button>
        <Button onClick={answer}>Ahora no</Button>
      </div>
    </aside>
  )
}
