import { canopies, canopy, cords, halo, haloY, hero, jumper, plane, planes, sun } from '@trinchera/rules/art/hero'
import { height, width } from '@trinchera/rules/art/hero-field'
import { memo, useId } from 'react'
import '../styles/hero.css'

// Each layer is a component of its own, because drawing one takes milliseconds and React can let the browser paint between two components.

const Ranges = () => (
  <>
    <path className="beam" d={hero.beams()} />
    <path className="far" d={hero.far().body} />
    <path className="lit dim" d={hero.far().litFar} />
    <path className="lit" d={hero.far().lit} />
    <path className="near" d={hero.near().body} />
  </>
)

const Drop = () => (
  <g className="shape layer-drop">
    {planes.map(([x, y, scale]) => (
      <path key={x} transform={`translate(${x} ${y}) scale(${scale}) rotate(-4)`} d={plane} />
    ))}
    {canopies.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d={canopy} />
        <path className="cords" d={cords} />
        <path d={jumper} />
      </g>
    ))}
  </g>
)

const Field = () => (
  <g className="field">
    {hero.field().map((path, i) => (
      <path key={i} d={path} />
    ))}
  </g>
)

function Trench() {
  const clip = useId()
  const { mouth, walls, faces } = hero.trench()
  return (
    <>
      <clipPath id={clip}>
        <path d={mouth} />
      </clipPath>
      <path className="floor" d={mouth} />
      <g clipPath={`url(#${clip})`}>
        <path className="wall" d={walls} />
        <path className="face" d={faces} />
      </g>
      <path className="lip" d={mouth} />
    </>
  )
}

const Fences = () => (
  <>
    <path className="picket" d={hero.fences().pickets} />
    <path className="wire-line" d={hero.fences().wires} />
  </>
)

interface HeroProps {
  /** The part of the drawing that must stay visible, in units of the whole drawing (1440 × 640). Default: the whole drawing. */
  part?: { x: number; y: number; width: number; height: number }
}

/** The landing page's drawing. Fills its positioned parent, aligned to the parent's bottom and cropped to the parent's proportions. */
export const Hero = memo(function Hero({ part }: HeroProps) {
  const view = part ? `${part.x} ${part.y} ${part.width} ${part.height}` : `0 0 ${width} ${height}`
  return (
    <svg
      className="hero-art"
      viewBox={view}
      preserveAspectRatio={part ? 'xMidYMid slice' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
    >
      <g className="layer-halo">
        {halo.map((radius, i) => (
          <circle key={radius} className={`ring-${i + 1}`} cx={sun.x} cy={haloY} r={radius} />
        ))}
      </g>
      <circle className="sun layer-sun" cx={sun.x} cy={sun.y} r={sun.radius} />
      <Ranges />
      <Drop />
      <Field />
      <Trench />
      <Fences />
    </svg>
  )
})
