import type { ForoSeccion } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { firstTopics } from '@trinchera/rules/first-topics'
import { Link } from '../../lib/router'
import css from './foro.module.css'

/** Suggested titles for first topics. Pressing one opens the form for a new topic with this title. */
export function FirstTopics({ secciones }: { secciones: readonly ForoSeccion[] }) {
  const topics = firstTopics(secciones)
  if (topics.length === 0) return null
  return (
    <>
      <p className="label" id="first-topics">
        Para partir
      </p>
      <ul className={`list ${css.temas}`} aria-labelledby="first-topics">
        {topics.map(({ id_seccion, titulo }) => {
          const seccion = secciones.find(({ id }) => id === id_seccion)
          return (
            <li key={titulo} className="link-row">
              <h3 className={`line ${css.temaTitle}`}>
                <Link className="row-link" to={paths.foroNuevo(seccion?.slug ?? '', titulo)}>
                  {titulo}
                </Link>
              </h3>
              <p className={css.temaFacts}>{seccion?.nombre}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
