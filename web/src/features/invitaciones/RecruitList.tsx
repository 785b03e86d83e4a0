import type { Recruit } from '@trinchera/contract/invitaciones'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { offerPush } from '../../lib/push-ask'
import { live } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { AfterAct } from '../../ui/push/AfterAct'
import { PlayerTable } from '../../ui/table/PlayerTable'
import { told } from '../../ui/toast/told'
import { withPending } from './offers'
import { recruitsQuery } from './queries'
import css from './RecruitList.module.css'
import { useAnswerSolicitud } from './use-solicitud'

interface RecruitListProps {
  clan: { id: number; id_etapa: number }
  /** Id of the player who invites. */
  player: number
  /** True if the viewer, as a leader of the clan, may withdraw invitations. */
  mayWithdraw: boolean
  search: string
  page: number
  onPage: (page: number) => void
  onClear: () => void
}

/** Returns functions that invite a player and withdraw the invitation. The API reply or the live event then updates the player's row. */
export function useInvite({
  clan,
  player,
  search,
  page,
}: Pick<RecruitListProps, 'clan' | 'player' | 'search' | 'page'>) {
  const client = useQueryClient()
  const key = recruitsQuery(clan.id, search, page).queryKey
  const mark = (recruit: number, id_invitacion: number | null) =>
    client.setQueryData(
      key,
      (shown) => shown && { ...shown, rows: withPending(shown.rows, recruit, { id_invitacion }) },
    )
  const failure = 'No pudimos hacerlo. Intenta de nuevo.'
  const failed = () => void client.invalidateQueries({ queryKey: [live, 'reclutables', clan.id] })
  return {
    invite({ id }: Recruit) {
      const body = { player_id: id, clan_id: clan.id, id_etapa: clan.id_etapa, reclutador_id: player }
      return told(api.sendInvitacion({ body }), failure).then(({ data }) => {
        mark(id, data.id)
        offerPush('invitacion')
      }, failed)
    },
    withdraw: ({ id }: Recruit, invitacion: number) =>
      told(api.withdrawInvitacion({ body: { id_invitacion: invitacion } }), failure).then(() => mark(id, null), failed),
  }
}

/**
 * The button for one player who can be invited. If the player has asked to join, the button accepts; otherwise it invites or withdraws the
 * invitation, as one element, so that it keeps the focus. `named`: the text contains the player's name, for use outside the list.
 */
export function InviteButton({
  recruit,
  mayWithdraw,
  named = false,
  invite,
  withdraw,
  answer,
}: {
  recruit: Recruit
  mayWithdraw: boolean
  named?: boolean
  answer: ReturnType<typeof useAnswerSolicitud>
} & ReturnType<typeof useInvite>) {
  const { username, id_invitacion: pending, id_solicitud: asked } = recruit
  if (asked !== null) {
    return (
      <Button
        size="small"
        kind="primary"
        aria-label={`Aceptar la solicitud de ${username}`}
        pendingText="Aceptando…"
        onClick={() => answer(asked, true)}
      >
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
      {pending === null ? (named ? `Invitar a ${username}` : 'Invitar') : named ? 'Retirar la invitación' : 'Retirar'}
    </Button>
  )
}

const actionHead = (
  <th scope="col">
    <span className="screen-reader-only">Invitación</span>
  </th>
)

/** The players without a clan in the etapa, each with a button to invite. Marks players who are invited or have asked to join. */
export function RecruitList(props: RecruitListProps) {
  const { clan, mayWithdraw, search, page, onPage, onClear } = props
  const query = useQuery(recruitsQuery(clan.id, search, page))
  const acts = useInvite(props)
  const answer = useAnswerSolicitud(clan.id)
  return (
    <>
      <AfterAct act="invitacion" />
      <PlayerTable
        query={query}
        caption="Jugadores sin clan en la etapa"
        className={css.recruits}
        empty={
          search ? `Nadie sin clan en la etapa se llama parecido a «${search}».` : 'Todos tienen clan en esta etapa.'
        }
        filtered={Boolean(search) || page > 1}
        onClear={onClear}
        page={page}
        onPage={onPage}
        mark={({ id_invitacion, id_solicitud }) => (
          <>
            {id_invitacion !== null && <span className={`chip attention ${css.mark}`}>Invitado</span>}
            {id_solicitud !== null && <span className={`chip attention ${css.mark}`}>Pide entrar</span>}
          </>
        )}
        after={{
          head: actionHead,
          cell: (recruit) => (
            <td className={`above-row ${css.action}`}>
              <InviteButton recruit={recruit} mayWithdraw={mayWithdraw} answer={answer} {...acts} />
            </td>
          ),
        }}
      />
    </>
  )
}
