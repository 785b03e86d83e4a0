import { canopies, canopy, cords, drawHero, halo, haloY, jumper, plane, planes, sun } from '@trinchera/rules/art/hero'
import { height, width } from '@trinchera/rules/art/hero-field'
import { memo, useId } from 'react'
import '../styles/hero.css'

// Drawn once, when the module loads: the picture is the same for everyone.
const hero = drawHero()

interface HeroProps {
  /** The part that must stay visible, in the drawing's 1440 × 640 units; by default all of it. */
  part?: { x: number; y: number; width: number; height: number }
}

/** Fills its positioned parent, aligned to the bottom and cropped to the parent's proportions. */
export const Hero = memo(function Hero({ part }: HeroProps) {
  const clip = useId()
  const view = part ? `${part.x} ${part.y} ${part.width} ${part.height}` : `0 0 ${width} ${height}`
  return (
    <svg
      className="hero-art"
      viewBox={view}
      preserveAspectRatio={part ? 'xMidYMid slice' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={hero.trench.mouth} />
      </clipPath>
      <g className="layer-halo">
        {halo.map((radius, i) => (
          <circle key={radius} className={`ring-${i + 1}`} cx={sun.x} cy={haloY} r={radius} />
        ))}
      </g>
      <circle className="sun layer-sun" cx={sun.x} cy={sun.y} r={sun.radius} />
      <path className="beam" d={hero.beams} />
      <path className="far" d={hero.far.body} />
      <path className="lit dim" d={hero.far.litFar} />
      <path className="lit" d={hero.far.lit} />
      <path className="near" d={hero.near.body} />
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
