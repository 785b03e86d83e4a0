import { useQuery } from '@tanstack/react-query'
import { MedalDrawing } from '../../art/MedalDrawing'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ChooseMedals } from './ChooseMedals'
import css from './player-medals.module.css'
import { perfilQuery, playerMedalsQuery } from './queries'

/** The section of Mi Cuenta about the medals that the profile shows first, with a dialog to choose. Renders nothing without medals. */
export function OwnMedals({ player }: { player: number }) {
  const { data } = useQuery(playerMedalsQuery(player))
  const { data: perfil } = useQuery(perfilQuery(player))
  if (!data?.length || !perfil) return null
  return (
    <section>
      <SectionHead title="Medallas" count={data.length} />
      <p className="small">
        {perfil.elegidas.length > 0
          ? 'Tu perfil las muestra primero y en grande:'
          : 'Elige hasta tres: tu perfil las muestra primero y en grande.'}
      </p>
      <p className={`line mt-2 ${css.own}`}>
        {perfil.elegidas.map(({ clave, tipo, nombre }) => (
          <MedalDrawing key={clave} tipo={tipo} size={48} title={nombre} />
        ))}
      </p>
      <ChooseMedals player={player} medals={data} chosen={perfil.elegidas} />
    </section>
  )
}
