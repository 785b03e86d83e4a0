import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../lib/router'
import { useTitle } from '../app/title'
import { seccionesQuery } from '../features/foro/queries'
import { TemaForm } from '../features/foro/TemaForm'
import { RequireSession } from '../features/session/RequireSession'
import { useOwnPlayer } from '../lib/own-clan'
import { Crumbs } from '../ui/controls/Crumbs'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { ErrorState, LoadingText } from '../ui/state/states'

const title = 'Abrir un tema'

function Open() {
  const [search] = useSearchParams()
  const secciones = useQuery(seccionesQuery)
  const own = useOwnPlayer()
  const seccion = secciones.data?.find(({ slug }) => slug === search.get('seccion'))
  const failed = secciones.isError || own.isError
  return (
    <Parts>
      <OfflineBar />
      <Crumbs
        trail={[
          { to: paths.foro, label: 'Foro' },
          ...(seccion ? [{ to: paths.foroSeccion(seccion.slug), label: seccion.nombre }] : []),
        ]}
      />
      <h1>{title}</h1>
      {secciones.data && own.data ? (
        <TemaForm secciones={secciones.data} seccion={seccion} titulo={search.get('titulo') ?? ''} player={own.data} />
      ) : failed ? (
        <ErrorState
          title="No pudimos traer las secciones"
          onRetry={() => Promise.all([secciones.refetch(), own.refetch()])}
        />
      ) : (
        <LoadingText>Cargando secciones…</LoadingText>
      )}
    </Parts>
  )
}

export default function ForoNuevo() {
  useTitle(title)
  return (
    <div className="page">
      <RequireSession title={title} why="Inicia sesión para abrir un tema en el foro.">
        {() => <Open />}
      </RequireSession>
    </div>
  )
}
