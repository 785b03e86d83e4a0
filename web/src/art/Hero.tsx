import { memo, useId } from 'react'
import '../styles/hero.css'
import { canopies, drawHero, halo, haloY, planes, sun } from './hero'
import { height, width } from './hero-field'

// The same picture for everyone: drawn once, when the first screen that shows it is opened.
const hero = drawHero()

const canopy =
  'M-15 0C-15 -19 15 -19 15 0C12 -3.4 8 -3.4 5.2 0C3 -3 -3 -3 -5.2 0C-8 -3.4 -12 -3.4 -15 0Z'
const cords = 'M-15 0L-.6 22M-5.2 0L-.3 22M5.2 0L.3 22M15 0L.6 22'
const jumper =
  'M-1.5 22h3l.7 5-.5 1.4.6 6.6h-1.4l-.9-5-.9 5h-1.4l.6-6.6-.5-1.4ZM0 19.4a1.7 1.7 0 1 1-.01 0Z'
const plane =
  'M-34 0L-3 1.6V-2.6A3 3 0 0 1 3-2.6V1.6L34 0V1.6L14 4.2A2.6 2.6 0 0 1 9 4.4L3 5A3 3 0 0 1-3 5L-9 4.4A2.6 2.6 0 0 1-14 4.2L-34 1.6ZM-.7-2V-10H.7V-2ZM-9-2.4H9V-1.4H-9Z'

interface HeroProps {
  /** The part of the picture that must be seen, in its own 1440 × 640; without it the whole. */
  part?: { x: number; y: number; width: number; height: number }
}

/** Fills its positioned parent from the foot up; wider or narrower than 1440 × 640 it is cropped. */
export const Hero = memo(function Hero({ part }: HeroProps) {
  const clip = useId()
  const view = part ? `${part.x} ${part.y} ${part.width} ${part.height}` : `0 0 ${width} ${height}`
  return (
    <svg className="hero-art" viewBox={view} preserveAspectRatio={part ? 'xMidYMid slice' : 'xMidYMax slice'} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={hero.trench.mouth} />
      </clipPath>
      <g className="l-halo">
        {halo.map((radius, i) => (
          <circle key={radius} className={`h${i + 1}`} cx={sun.x} cy={haloY} r={radius} />
        ))}
      </g>
      <circle className="sun l-sun" cx={sun.x} cy={sun.y} r={sun.radius} />
      <path className="beam" d={hero.beams} />
      <path className="far" d={hero.far.body} />
      <path className="lit dim" d={hero.far.litFar} />
      <path className="lit" d={hero.far.lit} />
      <path className="near" d={hero.near.body} />
      <g className="shape l-drop">
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
      <g className="field">
        {hero.field.map((path, i) => (
          <path key={i} d={path} />
        ))}
      </g>
      <path className="floor" d={hero.trench.mouth} />
      <g clipPath={`url(#${clip})`}>
        <path className="wall" d={hero.trench.walls} />
        <path className="face" d={hero.trench.faces} />
      </g>
      <path className="lip" d={hero.trench.mouth} />
      <path className="picket" d={hero.pickets} />
      <path className="wire-line" d={hero.wires} />
    </svg>
  )
})
