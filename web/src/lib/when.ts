const zone = 'America/Santiago'
const dayOf = new Intl.DateTimeFormat('es-CL', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' })
const timeOf = new Intl.DateTimeFormat('es-CL', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const day = 86_400_000

function parts(at: number) {
  const found = new Map(dayOf.formatToParts(at).map(({ type, value }) => [type, value]))
  return { date: `${found.get('day')}/${found.get('month')}`, year: found.get('year') ?? '' }
}
const key = (at: number) => `${parts(at).date}/${parts(at).year}`

/** When a match was played, in Chile's time zone whatever the browser's: "hoy, 21:42", "ayer, 23:05", "12/07, 22:30", "12/07/2024". */
export function whenPlayed(iso: string, now: number): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return 'Fecha no disponible'
  if (key(at) === key(now)) return `hoy, ${timeOf.format(at)}`
  if (key(at) === key(now - day) && now - at < 2 * day) return `ayer, ${timeOf.format(at)}`
  const { date, year } = parts(at)
  return year === parts(now).year ? `${date}, ${timeOf.format(at)}` : `${date}/${year}`
}

/** Shorter, for narrow places: "21:42", "ayer", "12/07", "12/07/2024". */
export function whenShort(iso: string, now: number): string {
  const text = whenPlayed(iso, now)
  if (text.startsWith('hoy, ')) return text.slice('hoy, '.length)
  return text.split(',')[0] ?? text
}
