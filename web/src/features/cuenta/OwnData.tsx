import type { Player } from '@trinchera/contract/players'
import { chileDay } from '@trinchera/rules/chile-time'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { saveFile } from '../../lib/save-file'
import { serverNow } from '../../lib/server-time'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { toast } from '../../ui/toast/toast'
import { CloseAccount } from './CloseAccount'
import { OwnConsent } from './OwnConsent'

/** Buttons to download the player's personal data and to close the account. */
export function OwnData({ player }: { player: Player }) {
  const [closing, setClosing] = useState(false)

  async function download() {
    try {
      const { data } = await api.exportOwnData({ params: { id: player.id } })
      saveFile(`trinchera-mis-datos-${chileDay(serverNow())}.json`, JSON.stringify(data, null, 2), 'application/json')
      toast.success('Tus datos van en un archivo JSON')
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos juntar tus datos. Intenta de nuevo.'))
    }
  }

  return (
    <section>
      <SectionHead title="Tus datos" />
      <p className="small">
        Llévate en un archivo todo lo que el sitio guarda de ti. Si cierras tu cuenta, antes te decimos qué pasa con tus
        clanes.
      </p>
      <div className="row mt-3">
        <Button size="small" pendingText="Juntando…" onClick={download}>
          Descargar mis datos
        </Button>
        <Button size="small" onClick={() => setClosing(true)}>
          Cerrar mi cuenta
        </Button>
      </div>
      <OwnConsent />
      <CloseAccount player={player} open={closing} onOpenChange={setClosing} />
    </section>
  )
}
