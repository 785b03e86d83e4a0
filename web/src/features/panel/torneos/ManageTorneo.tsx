import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { longestMotivo } from '@trinchera/rules/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api'
import { useRoom } from '../../../lib/live'
import { torneoQuery } from '../../../lib/torneo-queries'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { ReasonDialog } from '../../../ui/dialog/ReasonDialog'
import { placesText, torneoChip } from '../../../ui/match/torneo-text'
import { ErrorState, LoadingText } from '../../../ui/state/states'
import { Parts } from '../../../ui/state/Parts'
import { told } from '../../../ui/toast/told'
import { Attention } from './Attention'
import { Seeds } from './Seeds'
import css from './torneos.module.css'

function Managed({ torneo, onClose }: { torneo: TorneoPage; onClose: () => void }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<'iniciar' | 'cancelar'>()
  const { id, nombre, estado, inscritos, checkin_minutos, cupos, campeon } = torneo
  const chip = torneoChip(torneo)
  const before = ['inscripcion', 'checkin'].includes(estado)
  const came = inscritos.filter(({ checkin }) => checkin).length
  const ready = checkin_minutos ? Math.min(came, cupos ?? came) : torneo.equipos
  const follow = async (call: Promise<{ message: string; data: TorneoPage }>) => {
    const reply = await call
    client.setQueryData(torneoQuery(id).queryKey, reply.data)
    return reply
  }
  return (
    <Parts className="stack">
      <div>
        <SectionHead title={nombre}>
          <Button size="small" onClick={onClose}>
            Volver a la lista
          </Button>
        </SectionHead>
        <p className="row facts">
          <span className={`chip ${chip.look}`}>{chip.text}</span>
          <span>{placesText(torneo)}</span>
          {campeon && <span>{`Lo ganó ${campeon.nombre}`}</span>}
          {estado === 'terminado' && !campeon && <span>Terminó sin campeón</span>}
        </p>
        <div className={`row ${css.acts}`}>
          {before && (
            <Button kind="primary" onClick={() => setAsking('iniciar')}>
              Iniciar
            </Button>
          )}
          <ButtonLink to={paths.torneo(id)}>Ver el torneo</ButtonLink>
          <ButtonLink to={paths.torneoPantalla(id)}>Pantalla para streams</ButtonLink>
          {estado !== 'terminado' && estado !== 'cancelado' && (
            <Button onClick={() => setAsking('cancelar')}>Cancelar el torneo</Button>
          )}
        </div>
      </div>
      {estado === 'en-juego' && <Attention torneo={torneo} />}
      {before && <Seeds torneo={torneo} />}
      <ConfirmDialog
        open={asking === 'iniciar'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        over={nombre}
        title="Cerrar la inscripción y sortear la llave"
        then={[
          checkin_minutos
            ? `Entran los que hicieron check-in: ${ready}. Los demás dejan su lugar a las reservas.`
            : `Entran los inscritos: ${ready}.`,
          'Las semillas quedan como están acá.',
          'Les avisamos a los clanes que ya tienen partida.',
        ]}
        act="Iniciar"
        actPending="Sorteando…"
        danger={false}
        onConfirm={() => told(follow(api.startTorneo({ params: { id } })))}
      />
      <ReasonDialog
        draft={`torneo-cancelar:${id}`}
        over={nombre}
        title="Cancelar el torneo"
        label="Motivo"
        optional
        most={longestMotivo}
        act="Cancelar el torneo"
        then={[
          'Queda en la lista como cancelado.',
          'Nadie sigue jugando: la llave queda como está.',
          'No se puede deshacer.',
        ]}
        open={asking === 'cancelar'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        send={(motivo) => follow(api.cancelTorneo({ params: { id }, body: { motivo: motivo || null } }))}
      />
    </Parts>
  )
}

/** Panel page for one torneo with a bracket: the seeds before the bracket is drawn, the matches afterwards. */
export function ManageTorneo({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(torneoQuery(id))
  useRoom(`torneo:${id}`)
  if (data) return <Managed torneo={data} onClose={onClose} />
  if (isError) return <ErrorState title="No pudimos traer el torneo" onRetry={refetch} />
  return <LoadingText>Cargando el torneo…</LoadingText>
}
