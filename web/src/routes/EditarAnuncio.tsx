import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../app/title'
import { AnuncioForm } from '../features/anuncios/form/AnuncioForm'
import { anuncioQuery } from '../features/anuncios/queries'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import { NotFoundPage } from './FullPage'
import { ScreenState } from './ScreenState'

const title = 'Editar anuncio'

function Edit({ id }: { id: number }) {
  const anuncio = useQuery(anuncioQuery(id))
  const { data } = anuncio
  useTitle(data && `${title} · ${data.titulo}`)
  if (codeOf(anuncio.error) === 404) return <NotFoundPage />
  return (
    <Parts className="page">
      <OfflineBar />
      {data ? (
        <>
          <Crumbs
            trail={[
              { to: paths.anuncios, label: 'Anuncios' },
              { to: paths.anuncio(id), label: data.titulo },
            ]}
          />
          <h1>{title}</h1>
          <AnuncioForm anuncio={data} />
        </>
      ) : (
        <ScreenState query={anuncio} title={title} failed="No pudimos traer el anuncio" loading="Cargando anuncio..." />
      )}
    </Parts>
  )
}

export default function EditarAnuncio() {
  const id = useIdParam()
  return id ? <Edit key={id} id={id} /> : <NotFoundPage />
}
