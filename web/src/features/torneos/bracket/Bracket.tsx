import type { Llave } from '@trinchera/contract/torneo-llave'
import type { Torneo } from '@trinchera/contract/torneos'
import { useMemo, useState, type KeyboardEvent, useEffect, useRef } from 'react'
import { phone, useMedia } from '../../../lib/use-media'
import { matchesOnBoard, shownOnBoard } from './board'
import css from './Bracket.module.css'
import { Group } from './Group'
import { matchReached } from './keys'
import { layoutOf, roundPlayed, titleHeight, type PlacedRound } from './layout'
import { Lines } from './Lines'
import { BestOf } from './BestOf'
import { MatchCard, type MatchCardProps } from './MatchCard'
import { RoundTabs } from './RoundTabs'
import { ZoomBar, type Zoom } from './ZoomBar'

/** Keeps track of which round is in view. If `swiped` is true, the rounds are a row that can be swiped, starting with round `first`. */
function useRounds(swiped: boolean, first: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const opening = useRef(first)
  const rounds = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-round]') ?? [])]

  function show(at: number, behavior: ScrollBehavior = 'auto') {
    const [begin, round] = [rounds()[0], rounds()[at]]
    // Not `scrollIntoView`, because that would also scroll the page.
    if (begin && round) ref.current?.scrollTo({ left: round.offsetLeft - begin.offsetLeft, behavior })
  }

  useEffect(() => {
    if (!swiped) return undefined
    show(opening.current, 'instant')
    const all = rounds()
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        const at = all.findIndex((round) => round === seen?.target)
        if (at >= 0) setCurrent(at)
      },
      // Reduces the observed area to a narrow vertical strip in the middle, so that it contains only one round.
      { root: ref.current, rootMargin: '0px -49% 0px -49%' },
    )
    for (const round of all) observer.observe(round)
    return () => observer.disconnect()
  }, [swiped])

  return { ref, current, show }
}

interface BracketProps {
  llave: Llave
  torneo: Pick<Torneo, 'id' | 'estado'>
  own: readonly number[]
  board?: boolean
}

interface RoundProps extends Omit<MatchCardProps, 'partida' | 'ronda'> {
  ronda: PlacedRound
}

const Round = ({ ronda: { nombre, columna, y, places }, ...card }: RoundProps) => (
  <section className={css.round} aria-label={nombre} data-round>
    <h2 className={css.title} style={{ '--x': columna, '--y': y, '--high': titleHeight }}>
      <span translate="yes">{nombre}</span>
      <BestOf partidas={places.map(({ partida }) => partida)} />
    </h2>
    <ul>
      {places.map((place) => (
        <li key={place.partida.id} className={css.match} style={{ '--x': columna, '--y': place.y }}>
          <MatchCard {...card} partida={place.partida} ronda={nombre} />
        </li>
      ))}
    </ul>
  </section>
)

/** All rounds of a bracket with the lines between them. A phone shows one round at a time. */
export function Bracket({ llave, torneo, own, board = false }: BracketProps) {
  const layout = useMemo(() => layoutOf(board ? shownOnBoard(llave) : llave), [llave, board])
  const [zoom, setZoom] = useState<Zoom>(1)
  const { grupos, rondas, columns, rows } = layout
  const names = [...grupos, ...rondas].map(({ nombre }) => nombre)
  const played = roundPlayed([
    ...grupos,
    ...rondas.map(({ places }) => ({ partidas: places.map(({ partida }) => partida) })),
  ])
  const oneByOne = useMedia(phone) && !board
  const rounds = useRounds(oneByOne, played)
  const card = { own, torneo, board }

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const from = event.target.dataset.partida
    const to = from === undefined ? null : matchReached(layout, Number(from), event.key)
    if (to === null) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-partida="${to}"]`)?.focus()
  }

  const size = zoom === 'ajustar' ? { '--least': '1px' } : { '--zoom': zoom }
  return (
    <div className={`${css.bracket} ${board ? css.board : css.page}`} role="group" aria-label="Llave">
      {oneByOne && <RoundTabs names={names} current={rounds.current} onChoose={rounds.show} />}
      {!oneByOne && !board && <ZoomBar zoom={zoom} onZoom={setZoom} />}
      <div className={css.view} ref={rounds.ref} onKeyDown={move}>
        {grupos.length > 0 && (
          <div
            className={`grid ${css.groups}`}
            data-rows={Math.min(4, Math.ceil(grupos.length / 4))}
            style={{ '--groups': grupos.length, ...size }}
          >
            {grupos.map((grupo) => (
              <section key={grupo.nombre} className={css.round} aria-label={grupo.nombre} data-round>
                <Group grupo={grupo} shown={board ? matchesOnBoard(grupo, grupos.length) : grupo.partidas} {...card} />
              </section>
            ))}
          </div>
        )}
        {rondas.length > 0 && (
          <div className={css.plan} style={{ '--columns': columns, '--rows': rows, ...size }}>
            <Lines layout={layout} own={own} board={board} />
            {rondas.map((ronda) => (
              <Round key={ronda.nombre} ronda={ronda} {...card} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
