import { anuncioText } from '@trinchera/rules/page-texts'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { usePageText } from '../app/title'
import { AnuncioArticle } from '../features/anuncios/article/AnuncioArticle'
import { Back } from '../features/anuncios/article/ArticleHead'
import css from '../features/anuncios/article/article.module.css'
import { Comments } from '../features/anuncios/comments/Comments'
import { threadQuery } from '../features/anuncios/comments/query'
import { anuncioQuery } from '../features/anuncios/queries'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { ButtonLink } from '../ui/controls/Button'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import { NotFoundPage } from './FullPage'
import { ScreenState } from './ScreenState'

const Loading = () => (
  <div className={`grid ${css.columns}`} aria-busy="true">
    <div className="waits">
      <div className={`skeleton ${css.pictureSkeleton}`} />
      <span className="skeleton title-bar" />
      <p className="lead" role="status">
        Cargando anuncio...
      </p>
    </div>
  </div>
)

/** Shown if the anuncio was deleted while it was on screen. */
const Removed = () => (
  <div className="grid empty" role="alert">
    <h1>Este anuncio ya no está</h1>
    <p className="lead">La administración lo eliminó mientras lo leías.</p>
    <ButtonLink to={paths.anuncios}>Ver los anuncios</ButtonLink>
  </div>
)

function Detail({ id }: { id: number }) {
  const anuncio = useQuery(anuncioQuery(id))
  // Fetches the comments in parallel with the anuncio.
  usePrefetchQuery(threadQuery(id))
  const { data } = anuncio
  const viewer = useSession()?.player.id
  const seen = useRef(false)
  if (data) seen.current = true
  useRoom(`anuncio:${id}`)
  usePageText(data && anuncioText(data))
  const gone = codeOf(anuncio.error) === 404
  if (gone && !seen.current) return <NotFoundPage />
  return (
    <Parts className="page">
      <OfflineBar />
      <Back />
      {gone && <Removed />}
      {!data &&
        !gone &&
        (anuncio.isError ? (
          <ScreenState query={anuncio} title="Anuncio" failed="No pudimos traer el anuncio" />
        ) : (
          <Loading />
        ))}
      {data && !gone && (
        <div className={`grid ${css.columns}`}>
          <AnuncioArticle anuncio={data} />
          <Comments key={viewer ?? 0} anuncio={id} />
        </div>
      )}
    </Parts>
  )
}

export default function DetalleAnuncio() {
  const id = useIdParam()
  return id ? <Detail key={id} id={id} /> : <NotFoundPage />
}
