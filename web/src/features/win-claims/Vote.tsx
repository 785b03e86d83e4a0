import type { WinClaim } from '@trinchera/contract/win-claims'
import { formatDateTime, formatLeft } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { useNow } from '../../lib/clock'
import { useOwnClan } from '../../lib/own-clan'
import { Button } from '../../ui/controls/Button'
import { WinClaimVotes } from '../../ui/match/WinClaimVotes'
import { useWinClaimActs } from './use-win-claim-acts'
import css from './win-claims.module.css'

const answers = [
  { voto: 'si', text: 'Votar a favor', own: 'Votaste a favor' },
  { voto: 'no', text: 'Votar en contra', own: 'Votaste en contra' },
] as const

/** The votes of the Leaders' Assembly on a win claim: Líderes of the etapa's other clans can vote, and change it until staff decide. */
export function Vote({ winClaim }: { winClaim: WinClaim }) {
  const now = useNow()
  const own = useOwnClan(winClaim.etapa.id)
  const { vote } = useWinClaimActs(winClaim)
  const open = isOpenCase(winClaim)
  const seat =
    open && own?.PlayerClan.rango === 'Lider' && ![winClaim.ganador.id, winClaim.perdedor.id].includes(own.id)
  const cast = winClaim.votantes.find(({ clan }) => clan === own?.nombre)?.voto
  const early = winClaim.estado === 'abierta' && Date.parse(winClaim.responde_hasta) > now
  return (
    <WinClaimVotes winClaim={winClaim}>
      {open && (
        <p className="small dim">{`Aconseja: votan los Líderes de los otros clanes de la etapa, hasta que la administración decida${early ? `: puede hacerlo cuando el rival responda o desde el ${formatDateTime(winClaim.responde_hasta)} (${formatLeft(winClaim.responde_hasta, now)})` : ''}.`}</p>
      )}
      {seat && (
        <div
          className={`row ${css.acts}`}
          role="group"
          aria-label={`¿Cuenta la victoria de ${winClaim.ganador.nombre}?`}
        >
          {answers.map(({ voto, text, own: done }) => (
            <Button
              key={voto}
              kind={cast === undefined && voto === 'si' ? 'primary' : 'plain'}
              aria-pressed={cast === voto}
              disabled={cast === voto}
              pending={vote.isPending && vote.variables === voto}
              pendingText="Guardando…"
              onClick={() => vote.mutate(voto)}
            >
              {cast === voto ? done : cast ? `Cambiar: ${text.toLowerCase()}` : text}
            </Button>
          ))}
        </div>
      )}
    </WinClaimVotes>
  )
}
