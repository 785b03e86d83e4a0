import { Hero } from '../art/Hero'
import { useLadderPath } from '../lib/last-etapa'
import { useSession } from '../lib/session'
import { Parts } from '../ui/state/Parts'
import { ButtonLink } from '../ui/controls/Button'
import { HomeHero } from './HomeHero'
import HomeLive from './HomeLive'

export default function Home() {
  const ladder = useLadderPath()
  const member = useSession() !== null
  return (
    <Parts>
      <HomeHero member={member} art={<Hero />}>
        <p>
          Una hermandad de veteranos digitales. Partimos en el ciber de la esquina y todavía nos cubrimos la espalda.
        </p>
        <ButtonLink kind="primary" size="big" to={ladder}>
          Ir al Ladder
        </ButtonLink>
      </HomeHero>
      <HomeLive />
    </Parts>
  )
}
