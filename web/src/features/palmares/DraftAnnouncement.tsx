import type { PalmaresEtapaPage } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { useState } from 'react'
import { useNavigate } from '../../lib/router'
import { useDraft } from '../../lib/draft'
import { serverNow } from '../../lib/server-time'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'

/** Button for staff: opens the form for a new announcement with the text `borrador`. Asks first if that would replace a draft. */
export function DraftAnnouncement({ borrador }: { borrador: NonNullable<PalmaresEtapaPage['borrador']> }) {
  const navigate = useNavigate()
  const { fields, write } = useDraft('anuncio', { typed: '', at: '' })
  const [asking, setAsking] = useState(false)

  async function open() {
    write({ typed: JSON.stringify(borrador), at: new Date(serverNow()).toISOString() })
    await navigate(paths.panelAdmin('anuncios'))
  }

  return (
    <>
      <Button onClick={() => (fields.typed ? setAsking(true) : open())}>Redactar anuncio</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        over="Crear Anuncio"
        title="Ya tienes un anuncio a medio escribir"
        then={['Lo que escribiste se reemplaza por el texto de este cierre.']}
        act="Reemplazarlo"
        onConfirm={open}
      />
    </>
  )
}
