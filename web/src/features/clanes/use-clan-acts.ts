import { redirectMs } from '@trinchera/rules/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, messageOf } from '../../lib/api'
import { live } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'

const again = 'No pudimos hacerlo. Intenta de nuevo.'

/** Leaving, handing over, deleting, expelling; each settles once the server has answered and the person was told, and rejects so that its dialog stays open. */
export function useClanActs(clan: number, player: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  /** What is known of one's clans and of this one is of before. */
  const renew = () => {
    for (const key of [['jugador'], ['clan', clan], ['tabla'], ['etapa']])
      void client.invalidateQueries({ queryKey: [live, ...key] })
  }

  async function act(work: () => Promise<{ message: string }>, failed: (text: string) => unknown = toast.error) {
    try {
      const { message } = await work()
      toast.success(message)
      renew()
    } catch (error) {
      failed(messageOf(error, again))
      renew()
      throw error
    }
  }

  return {
    /** To the ladder; a refusal is a warning (docs/behaviour.md#After an act on a clan). */
    async leave() {
      let refused = false
      await act(
        () =>
          api.leaveClan({ body: { playerId: player, clanId: clan } }).catch((error: unknown) => {
            refused = codeOf(error) === 400
            throw error
          }),
        (text) => (refused ? toast.warning(text) : toast.error(text)),
      )
      await navigate(paths.ladder)
    },
    handOver: (to: number) => act(() => api.handOverClan({ body: { playerId: to, clanId: clan } })),
    async remove() {
      await act(() => api.deleteClan({ body: { clanId: clan, playerId: player } }))
      await navigate(paths.miCuenta)
    },
    /** To one's account, a second later. */
    async expel(who: number) {
      await act(() => api.expelMember({ body: { playerId: who, clanId: clan } }))
      leaving.current = setTimeout(() => void navigate(paths.miCuenta), redirectMs)
    },
  }
}
