import type { Victoria } from '@trinchera/contract/victorias'
import { formatDateTime, formatLeft } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/victoria-state'
import { useNow } from '../../lib/clock'
import { useOwnClan } from '../../lib/own-clan'
import { Button } from '../../ui/controls/Button'
import { VictoriaVotes } from '../../ui/match/VictoriaVotes'
import { useVictoriaActs } from './use-victoria-acts'
import css from './victorias.module.css'

const answers = [
  { voto: 'si', text: 'Votar a favor', own: 'Votaste a favor' },
  { voto: 'no', text: 'Votar en contra', own: 'Votaste en contra' },
] as const

/** The Assembly's votes, with the ballot for the Líderes of the stage's other clans, who may change their vote until the decision. */
export function Vote({ victoria }: { victoria: Victoria }) {
  const now = useNow()
  const own = useOwnClan(victoria.etapa.id)
  const { vote } = useVictoriaActs(victoria)
  const open = isOpenCase(victoria)
  const seat =
    open && own?.PlayerClan.rango === 'Lider' && ![victoria.ganador.id, victoria.perdedor.id].includes(own.id)
  const cast = victoria.votantes.find(({ clan }) => clan === own?.nombre)?.voto
  const early = victoria.estado === 'abierta' && Date.parse(victoria.responde_hasta) > now
  return (
    <VictoriaVotes victoria={victoria}>
      {open && (
        <p className="small dim">{`Aconseja: votan los Líderes de los otros clanes de la etapa, hasta que la administración decida${early ? `: puede hacerlo cuando el rival responda o desde el ${formatDateTime(victoria.responde_hasta)} (${formatLeft(victoria.responde_hasta, now)})` : ''}.`}</p>
      )}
      {seat && (
        <div className={css.acts} role="group" aria-label={`¿Cuenta la victoria de ${victoria.ganador.nombre}?`}>
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
    </VictoriaVotes>
  )
}
