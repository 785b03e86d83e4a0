import { siteName } from '../../app/site'
import { useEffect, useState } from 'react'
import { install, useInstallable } from '../../lib/install'
import { pendingReport } from '../../lib/own-report'
import { useSession } from '../../lib/session'
import { deviceKeys, localStore, tabStore } from '../../lib/storage'
import { Button } from '../../ui/controls/Button'
import css from './instalar.module.css'

const countedKey = 'visita-contada'

/** Counts a visit, once per tab. Returns the number of visits in this browser, including this one. */
function countVisit(): number {
  const before = Number(localStore.getItem(deviceKeys.visits)) || 0
  if (tabStore.getItem(countedKey)) return before
  try {
    tabStore.setItem(countedKey, '1')
    localStore.setItem(deviceKeys.visits, String(before + 1))
  } catch {
    // Storage is full or blocked. The visit is then not counted.
  }
  return before + 1
}

/**
 * A box that suggests installing the app. Shown once per device to a logged-in player, on the second visit to a ladder table or after
 * reporting a loss (docs/behaviour/screens.md#Installed app).
 */
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
    <aside className={`grid ${css.offer}`} aria-label="Instalar la app">
      <p>
        <b>{`${siteName} en tu teléfono.`}</b> Se abre de un toque, y la tabla se ve también sin conexión.
      </p>
      <div className={`row ${css.acts}`}>
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
