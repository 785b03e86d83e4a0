import { paths } from '@trinchera/contract/site-paths'
import { landing } from '@trinchera/rules/page-texts'
import { Hero } from '../art/Hero'
import { ButtonLink } from '../ui/controls/Button'
import HomeLive from './HomeLive'
import css from './Home.module.css'

/** The landing page. The server renders the hero's text too (server/src/preview/first-html.ts). */
const Home = () => (
  <>
    <section className={css.hero}>
      <Hero />
      <div className={css.text}>
        <h1>{landing.title}</h1>
        <p>{landing.text}</p>
        <ButtonLink kind="primary" size="big" to={paths.ladder}>
          Ir al Ladder
        </ButtonLink>
      </div>
    </section>
    <HomeLive />
  </>
)
export default Home
