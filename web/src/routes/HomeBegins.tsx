import { paths } from '@trinchera/contract/site-paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { anunciosQuery } from '../features/anuncios/queries'
import { AnuncioCard } from '../features/anuncios/list/AnuncioCard'
import { useAnyEtapa } from '../lib/any-etapa'
import { useSession } from '../lib/session'
import { ButtonLink } from '../ui/controls/Button'
import { SectionHead } from '../ui/controls/SectionHead'
import css from './HomeLive.module.css'

/** The newest anuncio; renders nothing if there is none. */
function FirstAnuncio() {
  const { data } = useInfiniteQuery(anunciosQuery)
  const [anuncio] = data?.pages[0]?.rows ?? []
  return anuncio ? (
    <ul className={css.anuncio}>
      <AnuncioCard anuncio={anuncio} hot={false} newest={false} />
    </ul>
  ) : null
}

/** Shown on a site that has never had an etapa: that the community is beginning, first things to do, and the newest anuncio. */
export default function HomeBegins() {
  const member = useSession() !== null
  if (useAnyEtapa(true) !== false) return null
  return (
    <section aria-labelledby="empieza" className={css.own}>
      <SectionHead id="empieza" title="La comunidad recién empieza" />
      <p>Todavía no hay etapas ni partidas. Esto ya se puede:</p>
      <p className={`row ${css.first}`}>
        {!member && (
          <ButtonLink size="small" to={paths.registro}>
            Crear tu cuenta
          </ButtonLink>
        )}
        <ButtonLink size="small" to={paths.volverAJugar}>
          Instalar el juego
        </ButtonLink>
        <ButtonLink size="small" to={paths.foro}>
          Conversar en el foro
        </ButtonLink>
      </p>
      <FirstAnuncio />
    </section>
  )
}
