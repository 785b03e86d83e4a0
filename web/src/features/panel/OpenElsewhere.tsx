import { openBy, useOpenCase, useOthersAt } from './cases'

/** Has a case open while it is on the screen, and says who else has. */
export function OpenElsewhere({ caso }: { caso: string }) {
  useOpenCase(caso)
  const others = useOthersAt(caso)
  return others.length > 0 ? <p className="small brass">{openBy(others)}.</p> : null
}
