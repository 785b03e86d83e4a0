import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../app/paths'
import '../features/jugadores/jugadores.css'
import { PlayerList } from '../features/jugadores/PlayerList'
import { usePage } from '../lib/page'
import { Crumbs } from '../ui/Crumbs'
import { Search } from '../ui/Field'

/** From the last key to the question, ms. */
const typingPause = 200
/** A longer one the server does not take. */
const longestSearch = 100

export default function Jugadores() {
  const [address, setAddress] = useSearchParams()
  const { page, setPage } = usePage()
  const search = (address.get('busqueda') ?? '').slice(0, longestSearch)
  const [text, setText] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and Forward change the address without a key pressed.
  useEffect(() => {
    if (timer.current === undefined) setText(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (wanted: string) => setAddress(wanted ? { busqueda: wanted } : {}, { replace: true })

  function type(wanted: string) {
    setText(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      look(wanted.trim().slice(0, longestSearch))
    }, typingPause)
  }

  return (
    <>
      <div className="title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1>Jugadores</h1>
        </div>
      </div>
      <div className="list-tools">
        <Search label="Buscar jugador por nombre" value={text} onChange={type} />
      </div>
      <PlayerList
        search={search}
        page={page}
        onPage={setPage}
        onClear={() => {
          setText('')
          setAddress({})
        }}
      />
    </>
  )
}
