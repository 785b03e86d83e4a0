import { useQuery } from '@tanstack/react-query'
import { useTitle } from '../app/title'
import { Board } from '../features/torneos/Board'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { torneoQuery } from '../lib/torneo-queries'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function BoardScreen({ id }: { id: number }) {
  const query = useQuery(torneoQuery(id))
  useRoom(`torneo:${id}`)
  useTitle(query.data?.nombre)
  return query.data ? (
    <Board torneo={query.data} />
  ) : (
    <main className="page">
      <ScreenState query={query} title="Torneo" failed="No pudimos traer el torneo" />
    </main>
  )
}

export default function TorneoPantalla() {
  const id = useIdParam()
  return id ? <BoardScreen key={id} id={id} /> : <NotFound />
}
