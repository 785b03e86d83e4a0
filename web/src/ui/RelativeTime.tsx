import { useNow } from '../lib/clock'

const exact = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "hace 4 s", "hace 12 min", "hace 3 h"; from a day on, the date. */
export function relative(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000))
  if (seconds < 60) return `hace ${seconds} s`
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `hace ${Math.floor(seconds / 3600)} h`
  return exact.format(at)
}

/** How long ago, counting; `at` is ISO text or ms since the epoch. Chile's date on hover, whatever the browser's zone. */
export function RelativeTime({ at }: { at: string | number }) {
  const now = useNow()
  const time = typeof at === 'number' ? at : Date.parse(at)
  if (Number.isNaN(time)) return <span>Fecha no disponible</span>
  return (
    <time className="ago" dateTime={new Date(time).toISOString()} title={exact.format(time)}>
      {relative(time, now)}
    </time>
  )
}
