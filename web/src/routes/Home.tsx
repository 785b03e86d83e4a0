import { paths } from '../app/paths'
import { Hero } from '../art/Hero'
import { LastMatches } from '../features/ladder/LastMatches'
import { TopClanes } from '../features/ladder/TopClanes'
import { TopPlayers } from '../features/ladder/TopPlayers'
import '../features/ladder/ladder.css'
import { Wire } from '../features/ladder/Wire'
import { ButtonLink } from '../ui/Button'
import { OfflineBar } from '../ui/Live'

const Home = () => (
  <>
    <section className="hero">
      <Hero />
      <div className="in">
        <h1>Únete a la batalla por el honor!</h1>
        <p>Una hermandad de veteranos digitales. Partimos en el ciber de la esquina y todavía nos cubrimos la espalda.</p>
        <ButtonLink kind="primary" size="big" to={paths.ladder}>
          Ir al Ladder
        </ButtonLink>
      </div>
    </section>
    <Wire />
    <div className="page">
      <OfflineBar />
      <div className="g3">
        <LastMatches title="Últimos Enfrentamientos" limit={5} action={<ButtonLink size="small" to={paths.ladder}>Ir al Ladder</ButtonLink>} />
        <TopClanes />
        <TopPlayers />
      </div>
    </div>
  </>
)
export default Home
