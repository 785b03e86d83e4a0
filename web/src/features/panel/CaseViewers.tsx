import { openBy, useOpenCase, useOtherViewers } from './cases'

/** While mounted, tells other staff that the viewer has this case open. Shows the names of other staff who have it open. */
export function CaseViewers({ caso }: { caso: string }) {
  useOpenCase(caso)
  const others = useOtherViewers(caso)
  return others.length > 0 ? <p className="small brass">{`${openBy(others)}.`}</p> : null
}
