import type { Player } from '@trinchera/contract/players'
import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { isOpenReto } from '@trinchera/rules/reto'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'
import { RetoLine } from './RetoLine'

interface RetoListsProps {
  retos: readonly Reto[]
  clanes: Player['clanes']
}

/** Three lists of retos: those that wait for the viewer's clan, other open ones, and ended ones. */
export function RetoLists({ retos, clanes }: RetoListsProps) {
  const ownIn = ({ retador, retado }: Reto) => clanes.find(({ id }) => [retador.id, retado.id].includes(id))
  const waits = (reto: Reto) => {
    const own = ownIn(reto)
    return (
      own !== undefined &&
      clanMay(own.PlayerClan.rango, 'report') &&
      isOpenReto(reto) &&
      (reto.turno === own.id || reto.elige?.id_clan === own.id)
    )
  }
  const open = retos.filter(isOpenReto)
  const parts = [
    { title: 'Te esperan', retos: open.filter(waits) },
    { title: 'Los próximos', retos: open.filter((reto) => !waits(reto)) },
    { title: 'Terminados', retos: retos.filter((reto) => !isOpenReto(reto)) },
  ].filter((part) => part.retos.length > 0)
  const mayAsk = clanes.find(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  if (parts.length === 0)
    return (
      <EmptyState
        title="Ningún reto todavía"
        action={
          <ButtonLink size="small" to={mayAsk ? paths.nuevoReto(mayAsk.id_etapa) : paths.ladder}>
            {mayAsk ? 'Retar a un clan' : 'Ir al Ladder'}
          </ButtonLink>
        }
      >
        Un reto es una partida con día y hora: en la tabla de una etapa, quien reporta por un clan toca «Retar» al lado
        de otro y le ofrece hasta tres fechas.
      </EmptyState>
    )
  return (
    <div className="stack mt-6">
      {parts.map((part) => (
        <section key={part.title} aria-label={part.title}>
          <SectionHead title={part.title} count={part.retos.length} />
          <ul className="list">
            {part.retos.map((reto) => (
              <RetoLine key={reto.id} reto={reto} own={ownIn(reto)?.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
