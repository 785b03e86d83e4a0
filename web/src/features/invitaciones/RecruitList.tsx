import type { Recruit } from '@trinchera/contract/invitaciones'
import { playersPageSize } from '@trinchera/rules/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../app/paths'
import { Plate } from '../../art/Plate'
import { api, messageOf } from '../../lib/api'
import { live, recruitsQuery } from '../../lib/queries'
import { Button } from '../../ui/Button'
import { Record } from '../../ui/Figures'
import { Pager } from '../../ui/Pager'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../../ui/states'
import { toast } from '../../ui/toast'
import './invitaciones.css'
import { withPending } from './offers'
import { useAnswerSolicitud } from './use-solicitud'

interface RecruitListProps {
  clan: { id: number; id_etapa: number }
  /** Who invites. */
  player: number
  /** Taking an invitation back is for the clan's own leaders. */
  mayWithdraw: boolean
  search: string
  page: number
  onPage: (page: number) => void
  onClear: () => void
}

/** Invites, or takes the invitation back; the row changes with the answer, or with the event where that comes first. */
function useInvite({ clan, player, search, page }: RecruitListProps) {
  const client = useQueryClient()
  const key = recruitsQuery(clan.id, search, page).queryKey
  const mark = (recruit: number, id_invitacion: number | null) => client.setQueryData(key, (shown) => shown && { ...shown, recruits: withPending(shown.recruits, recruit, { id_invitacion }) })
  function failed(error: unknown) {
    toast.error(messageOf(error, 'No pudimos hacerlo. Intenta de nuevo.'))
    void client.invalidateQueries({ queryKey: [live, 'reclutables', clan.id] })
  }
  return {
    async invite({ id }: Recruit) {
      try {
        const { data, message } = await api.sendInvitacion({ body: { player_id: id, clan_id: clan.id, id_etapa: clan.id_etapa, reclutador_id: player } })
        mark(id, data.id)
        toast.success(message)
      } catch (error) {
        failed(error)
      }
    },
    async withdraw({ id }: Recruit, invitacion: number) {
      try {
        const { message } = await api.withdrawInvitacion({ body: { id_invitacion: invitacion } })
        mark(id, null)
        toast.success(message)
      } catch (error) {
        failed(error)
      }
    },
  }
}

/** Who asks to join is let in here: an invitation would only cross the request. Inviting and taking back are one button, so that the focus stays where it was pressed. */
function InviteButton({ recruit, mayWithdraw, invite, withdraw, answer }: { recruit: Recruit; mayWithdraw: boolean; answer: ReturnType<typeof useAnswerSolicitud> } & ReturnType<typeof useInvite>) {
  const { username, id_invitacion: pending, id_solicitud: asked } = recruit
  if (asked !== null) {
    return (
      <Button size="small" kind="primary" aria-label={`Aceptar la solicitud de ${username}`} pendingText="Aceptando…" onClick={() => answer(asked, true)}>
        Aceptar
      </Button>
    )
  }
  if (pending !== null && !mayWithdraw) return null
  return (
    <Button
      size="small"
      aria-label={pending === null ? `Invitar a ${username}` : `Retirar la invitación a ${username}`}
      pendingText={pending === null ? 'Invitando…' : 'Retirando…'}
      onClick={() => (pending === null ? invite(recruit) : withdraw(recruit, pending))}
    >
      {pending === null ? 'Invitar' : 'Retirar'}
    </Button>
  )
}

/** The players without a clan in the stage, 15 to a page, those already invited and those who ask to join marked. */
export function RecruitList(props: RecruitListProps) {
  const { clan, mayWithdraw, search, page, onPage, onClear } = props
  const { data, isPending, isError, refetch } = useQuery(recruitsQuery(clan.id, search, page))
  const acts = useInvite(props)
  const answer = useAnswerSolicitud(clan.id)
  if (isError && !data) return <ErrorState title="No pudimos traer los jugadores" onRetry={() => refetch()} />
  if (data && data.recruits.length === 0) {
    return (
      <EmptyState title="No se encontraron jugadores" action={(search || page > 1) && <Button size="small" onClick={onClear}>Ver a todos</Button>}>
        {search ? `Nadie sin clan en la etapa se llama parecido a “${search}”.` : 'Todos tienen clan en esta etapa.'}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isPending}>
      {isPending && <LoadingText>Cargando jugadores…</LoadingText>}
      <table className="rk recruits">
        <caption className="sr">Jugadores sin clan en la etapa</caption>
        <thead>
          <tr>
            <th>
              <span className="sr">Chapa</span>
            </th>
            <th className="l" scope="col">
              Jugador
            </th>
            <th scope="col">V–D</th>
            <th scope="col">
              <span className="sr">Invitación</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {isPending && <SkeletonRows rows={playersPageSize} cells={['emblem', 'name', 'figure', 'figure']} />}
          {data?.recruits.map((recruit) => (
            <tr key={recruit.id}>
              <td className="em">
                <Plate username={recruit.username} imagen={recruit.imagen} size={26} />
              </td>
              <td className="nm">
                <Link to={paths.jugador(recruit.id)}>{recruit.username}</Link>
                {recruit.id_invitacion !== null && <span className="chip w">Invitado</span>}
                {recruit.id_solicitud !== null && <span className="chip w">Pide entrar</span>}
              </td>
              <td className="wl">
                <Record triunfos={recruit.victorias} derrotas={recruit.derrotas} />
              </td>
              <td className="do">
                <InviteButton recruit={recruit} mayWithdraw={mayWithdraw} answer={answer} {...acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data && <Pager page={page} pages={Math.ceil(data.total / playersPageSize)} onPage={onPage} of="jugadores" />}
    </div>
  )
}
