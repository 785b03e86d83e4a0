import type { SessionPlayer } from '@trinchera/contract/session'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { clanMay, staffMay } from '@trinchera/rules/permissions'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNowAtRender } from '../lib/clock'
import { Link } from '../lib/router'
import { clanSolicitudesQuery, invitacionesQuery } from '../features/invitaciones/queries'
import { toConfirmQuery } from '../features/clanes/queries'
import { OwnStrip } from '../features/ladder/OwnStrip'
import { OwnStripLoading } from '../features/ladder/OwnStripLoading'
import { pendingQuery } from '../features/panel/pending-query'
import { useLastEtapa } from '../lib/last-etapa'
import { orderEtapas } from '../lib/open-etapas'
import { useOwnPlayer } from '../lib/own-clan'
import { useKeptHeight } from '../lib/kept-height'
import { openEtapasQuery } from '../lib/queries'

interface Waiting {
  to: string
  text: string
}

/**
 * What needs an action of the viewer: invitations, requests to join the viewer's clans, matches to confirm and, for staff, open cases of
 * the panel. `complete`: true once all of this is loaded.
 */
function useWaiting(viewer: SessionPlayer): { waiting: Waiting[]; complete: boolean } {
  const { data: player } = useOwnPlayer()
  const { data: invitaciones = [], isPending } = useQuery(invitacionesQuery(viewer.id))
  const recruiting = player?.clanes.filter((clan) => clanMay(clan.PlayerClan.rango, 'recruit')) ?? []
  const solicitudes = useQueries({ queries: recruiting.map((clan) => clanSolicitudesQuery(clan.id)) })
  const reporting = player?.clanes.filter((clan) => clanMay(clan.PlayerClan.rango, 'report')) ?? []
  const won = useQueries({ queries: reporting.map((clan) => toConfirmQuery(clan.id)) })
  const follows = staffMay(viewer, 'staff.follow')
  const { data: pending, isPending: casesPending } = useQuery({ ...pendingQuery, enabled: follows })
  const waiting: Waiting[] = []
  if (invitaciones.length > 0)
    waiting.push({ to: paths.miCuenta, text: counted(invitaciones.length, 'invitación', 'invitaciones') })
  for (const [index, clan] of recruiting.entries()) {
    const count = solicitudes[index]?.data?.length ?? 0
    if (count > 0)
      waiting.push({
        to: paths.clan(clan.id),
        text: `${counted(count, 'pide', 'piden')} entrar a ${clan.nombre}`,
      })
  }
  const now = useNowAtRender()
  const toConfirm = won
    .flatMap(({ data = [] }) => data)
    .filter(({ respuesta }) => respuesta && Date.parse(respuesta.hasta) > now)
  const [first] = toConfirm
  if (first)
    waiting.push({
      to: paths.partida(first.id),
      text: counted(toConfirm.length, 'partida por confirmar', 'partidas por confirmar'),
    })
  if (pending?.reclamos)
    waiting.push({ to: paths.panelAdmin('reportes'), text: counted(pending.reclamos, 'reclamo', 'reclamos') })
  if (pending?.victorias)
    waiting.push({
      to: paths.panelAdmin('victorias'),
      text: counted(pending.victorias, 'victoria por decidir', 'victorias por decidir'),
    })
  if (pending?.comentarios)
    waiting.push({
      to: paths.panelComments,
      text: counted(pending.comentarios, 'comentario reportado', 'comentarios reportados'),
    })
  if (pending?.apelaciones)
    waiting.push({
      to: paths.panelAdmin('apelaciones'),
      text: counted(pending.apelaciones, 'apelación', 'apelaciones'),
    })
  if (pending?.victorias)
    waiting.push({
      to: paths.panelAdmin('victorias'),
      text: counted(pending.victorias, 'victoria no reportada', 'victorias no reportadas'),
    })
  const complete =
    !isPending &&
    won.every((query) => !query.isPending) &&
    !(follows && casesPending) &&
    solicitudes.every((query) => !query.isPending)
  return { waiting, complete }
}

export default function Strip({ viewer, part }: { viewer: SessionPlayer; part: string }) {
  const { data: player } = useOwnPlayer()
  const { data: etapas, isError } = useQuery(openEtapasQuery)
  const last = useLastEtapa()
  const { waiting, complete } = useWaiting(viewer)
  const loaded = player && (etapas || isError)
  const { ref, style } = useKeptHeight<HTMLDivElement>(`tu-clan:${part}`, Boolean(loaded && complete))
  return (
    <div ref={ref} style={style}>
      {loaded ? (
        <OwnStrip
          player={player}
          etapas={orderEtapas(etapas ?? [], last)}
          waiting={waiting.map(({ to, text }) => (
            <Link key={to} className="more" to={to}>
              {text}
            </Link>
          ))}
        />
      ) : (
        <OwnStripLoading />
      )}
    </div>
  )
}
