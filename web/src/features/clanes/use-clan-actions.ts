import { redirectMs } from '@trinchera/rules/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, messageOf } from '../../lib/api'
import { live } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'

const failedText = 'No pudimos hacerlo. Intenta de nuevo.'

/**
 * Functions to leave, hand over or delete a clan and to expel a member. Each function shows the result in a toast. If the API call fails,
 * its promise rejects, so that the dialog stays open.
 */
export function useClanActions(clan: number, player: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirectTimer.current), [])

  const invalidate = () => {
    for (const key of [['jugador'], ['clan', clan], ['tabla'], ['etapa']])
      void client.invalidateQueries({ queryKey: [live, ...key] })
  }

  async function run(work: () => Promise<{ message: string }>, onFailure: (text: string) => unknown = toast.error) {
    try {
      const { message } = await work()
      toast.success(message)
      invalidate()
    } catch (error) {
      onFailure(messageOf(error, failedText))
      invalidate()
      throw error
    }
  }

  return {
    /**
     * Leaves the clan and goes to the ladder. If the API replies 400, shows a warning, with any other error code an error message
     * (docs/behaviour/clans.md#After an act on a clan).
     */
    async leave() {
      let refused = false
      await run(
        () =>
          api.leaveClan({ body: { playerId: player, clanId: clan } }).catch((error: unknown) => {
            refused = codeOf(error) === 400
            throw error
          }),
        (text) => (refused ? toast.warning(text) : toast.error(text)),
      )
      await navigate(paths.ladder)
    },
    handOver: (to: number) => run(() => api.handOverClan({ body: { playerId: to, clanId: clan } })),
    async remove() {
      await run(() => api.deleteClan({ body: { clanId: clan, playerId: player } }))
      await navigate(paths.miCuenta)
    },
    /** Expels a member and, after `redirectMs`, goes to Mi Cuenta. */
    async expel(who: number) {
      await run(() => api.expelMember({ body: { playerId: who, clanId: clan } }))
      redirectTimer.current = setTimeout(() => void navigate(paths.miCuenta), redirectMs)
    },
  }
}
