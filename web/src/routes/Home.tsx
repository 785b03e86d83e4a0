import { useQuery } from '@tanstack/react-query'
import original from '@trinchera/rules/textos/portada.json'
import { Hero } from '../art/Hero'
import { useLadderPath } from '../lib/last-etapa'
import { useSession } from '../lib/session'
import { textoQuery } from '../lib/site-queries'
import { Parts } from '../ui/state/Parts'
import { ButtonLink } from '../ui/controls/Button'
import { HomeHero } from './HomeHero'
import HomeLive from './HomeLive'

export default function Home() {
  const ladder = useLadderPath()
  const member = useSession() !== null
  const { titular, lema, boton } = useQuery(textoQuery('portada')).data?.contenido ?? original
  return (
    <Parts>
      <HomeHero titular={titular} member={member} art={<Hero />}>
        {lema && <p>{lema}</p>}
        <ButtonLink kind="primary" size="big" to={ladder}>
          {boton}
        </ButtonLink>
      </HomeHero>
      <HomeLive />
    </Parts>
  )
}
