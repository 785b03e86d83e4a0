import type { Victoria } from '@trinchera/contract/victorias'
import { consequences, previewLoss } from '@trinchera/rules/loss-preview'
import { clanMay } from '@trinchera/rules/permissions'
import { isOpenCase } from '@trinchera/rules/victoria-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnClan } from '../../lib/own-clan'
import { tableQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { DisputeDialog } from './DisputeDialog'
import { useVictoriaActs } from './use-victoria-acts'
import css from './victorias.module.css'

/** The rival's two answers, for whoever reports for it; nothing for others and once it has answered. */
export function Answer({ victoria }: { victoria: Victoria }) {
  const { etapa, ganador, perdedor } = victoria
  const own = useOwnClan(etapa.id)
  const { acknowledge, dispute } = useVictoriaActs(victoria)
  const [asking, setAsking] = useState<'reconocer' | 'disputar'>()
  const may =
    isOpenCase(victoria) && !victoria.respuesta && own?.id === perdedor.id && clanMay(own.PlayerClan.rango, 'report')
  const { data: table } = useQuery({ ...tableQuery(etapa.id), enabled: may })
  const preview = table && previewLoss(table.clanes, ganador.id, perdedor.id)
  if (!may) return null
  const toggle = (which: 'reconocer' | 'disputar') => (open: boolean) => setAsking(open ? which : undefined)
  return (
    <div className={css.acts}>
      <Button kind="primary" onClick={() => setAsking('reconocer')}>
        Reconocer
      </Button>
      <Button onClick={() => setAsking('disputar')}>Disputar</Button>
      <ConfirmDialog
        open={asking === 'reconocer'}
        onOpenChange={toggle('reconocer')}
        over={`${etapa.nombre}, ${etapa.juego.nombre}`}
        title={`${perdedor.nombre} perdió con ${ganador.nombre}`}
        then={[
          ...(preview ? consequences(preview, ganador.nombre, perdedor.nombre) : []),
          'Entra como una derrota reportada ahora, a tu nombre, y solo la administración la puede anular.',
          'El caso queda resuelto.',
        ]}
        act="Reconocer la victoria"
        actPending="Reconociendo…"
        danger={false}
        onConfirm={acknowledge}
      />
      <DisputeDialog
        victoria={victoria}
        open={asking === 'disputar'}
        onOpenChange={toggle('disputar')}
        dispute={dispute}
      />
    </div>
  )
}
