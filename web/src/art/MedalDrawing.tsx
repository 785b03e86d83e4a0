import { bands, discs, medalLooks, metals } from '@trinchera/rules/art/medal'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import css from './MedalDrawing.module.css'

interface MedalDrawingProps {
  tipo: MedallaTipo
  size?: number
  /** Accessible name, for a medal that has no text next to it. Without `title`, screen readers skip the drawing. */
  title?: string
}

/** Drawing of a medal with the colours and shapes of `medalLooks` (rules/art/medal.ts). Legible from a size of 32 px. */
export function MedalDrawing({ tipo, size = 48, title }: MedalDrawingProps) {
  const { metal, disc, ribbon, sign } = medalLooks[tipo]
  const ink = metals[metal]
  return (
    <svg
      className={css.drawing}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <path fill={`var(--ink-${ribbon})`} d={bands[0]} />
      <path fill="var(--ink-6)" d={bands[1]} />
      <path fill={`var(--${ink.fill})`} stroke="var(--ink-dark)" strokeWidth={size < 40 ? 2.5 : 2} d={discs[disc]} />
      {'path' in sign ? (
        <path fill={`var(--${ink.sign})`} fillRule="evenodd" d={sign.path} />
      ) : (
        <text className={css.figure} fill={`var(--${ink.sign})`} x="24" y="38" textAnchor="middle" aria-hidden="true">
          {sign.text}
        </text>
      )}
    </svg>
  )
}
