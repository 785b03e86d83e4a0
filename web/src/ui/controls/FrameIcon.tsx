import { mark } from '@trinchera/rules/art/mark'

/** Path data of the few icons that the first screen needs, so that it need not load `Icon`. Grid of 20 px, stroke 1.75, square caps. */
export const frameLines = {
  sun: 'M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.4 1.4M13.6 13.6L15 15M5 15l1.4-1.4M13.6 6.4L15 5M10 7a3 3 0 1 1-.01 0Z',
  moon: 'M15.5 12.5A6.5 6.5 0 0 1 7.5 4.5A6.5 6.5 0 1 0 15.5 12.5Z',
  menu: 'M3 5h14M3 10h14M3 15h14',
  next: 'M8 5l5 5-5 5',
} as const

export const Lines = ({ of, size = 20 }: { of: string; size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={of} />
  </svg>
)

export const FrameIcon = ({ name }: { name: keyof typeof frameLines }) => <Lines of={frameLines[name]} />

export function Mark() {
  return (
    <svg width={mark.width} height={mark.height} viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
      <path fill="none" strokeWidth={mark.stroke} d={mark.path} />
    </svg>
  )
}
