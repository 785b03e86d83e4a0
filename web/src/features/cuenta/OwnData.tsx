import type { Player } from '@trinchera/contract/players'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { Button } from '../../ui/Button'
import { SectionHead } from '../../ui/SectionHead'
import { toast } from '../../ui/toast'
import { CloseAccount } from './CloseAccount'

/** Hands a text to the person as a file. */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin reading only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What the site holds about this person: to take along, or to end. */
export function OwnData({ player }: { player: Player }) {
  const [closing, setClosing] = useState(false)

  async function download() {
    try {
      const { data } = await api.exportOwnData({ params: { id: player.id } })
      save(`trinchera-mis-datos-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      toast.success('Tus datos van en un archivo JSON')
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos juntar tus datos. Intenta de nuevo.'))
    }
  }

  return (
    <section>
      <SectionHead title="Tus datos" />
      <p className="small">Llévate en un archivo todo lo que el sitio guarda de ti. Si cierras tu cuenta, antes te decimos qué pasa con tus clanes.</p>
      <div className="own-data">
        <Button size="small" pendingText="Juntando…" onClick={download}>
          Descargar mis datos
        </Button>
        <Button size="small" onClick={() => setClosing(true)}>
          Cerrar mi cuenta
        </Button>
      </div>
      <CloseAccount player={player} open={closing} onOpenChange={setClosing} />
    </section>
  )
}
