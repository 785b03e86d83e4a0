import { etapaState } from '@trinchera/rules/etapa-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../app/title'
import type { Session } from '../lib/stored-session'
import { ClanForm } from '../features/clanes/ClanForm'
import { RequireSession } from '../features/session/RequireSession'
import { useIdParam } from '../lib/id-param'
import { useOwnClan } from '../lib/own-clan'
import { etapaQuery } from '../lib/queries'
import { ButtonLink } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { EmptyState } from '../ui/state/states'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function CreateClan({ id, session }: { id: number; session: Session }) {
  const etapa = useQuery(etapaQuery(id))
  const [busy, setBusy] = useState(false)
  const own = useOwnClan(id)
  const { data } = etapa
  const title = data && !data.multijugador ? 'Entrar al Ladder' : 'Crear Nuevo Clan'
  useTitle(data && `${title} · ${data.nombre}`)
  if (!data) return <ScreenState query={etapa} title={title} failed="No pudimos traer la etapa" />
  const back = (
    <ButtonLink size="small" to={paths.etapa(id)}>
      Volver a la etapa
    </ButtonLink>
  )
  return (
    <Parts>
      <Crumbs
        trail={[
          { to: paths.ladder, label: 'Ladder' },
          { to: paths.juego(data.juego.id), label: data.juego.nombre },
          { to: paths.etapa(id), label: data.nombre },
        ]}
      />
      <h1>{title}</h1>
      {!data.activo && (
        <EmptyState title={`Esta etapa está ${etapaState(data)}`} action={back}>
          {data.archivada ? 'Ya no entran clanes nuevos.' : 'Mientras dure la pausa no entran clanes nuevos.'}
        </EmptyState>
      )}
      {data.activo && own && !busy && (
        <EmptyState
          title={data.multijugador ? `Ya estás en ${own.nombre}` : 'Ya estás adentro'}
          action={
            <ButtonLink size="small" to={paths.clan(own.id)}>
              {data.multijugador ? 'Ver tu clan' : 'Ver tu ficha'}
            </ButtonLink>
          }
        >
          Un jugador, un clan por etapa.
        </EmptyState>
      )}
      {/* The live event of the new clan may arrive before the reply to the form, which stays until it has redirected to that clan. */}
      {data.activo && (!own || busy) && <ClanForm etapa={data} session={session} onBusy={setBusy} />}
    </Parts>
  )
}

export default function CrearClan() {
  const id = useIdParam()
  if (!id) return <NotFound />
  return (
    <RequireSession title="Crear Nuevo Clan" why="Para entrar a una etapa necesitas tu cuenta.">
      {(session) => <CreateClan key={id} id={id} session={session} />}
    </RequireSession>
  )
}
