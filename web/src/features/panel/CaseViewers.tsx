import { openBy, useOpenCase, useOtherViewers } from './cases'

/** Marks a case as open while mounted, and shows the names of other staff who have the same case open. */
export function CaseViewers({ caso }: { caso: string }) {
  useOpenCase(caso)
  const others = useOtherViewers(caso)
  return others.length > 0 ? <p className="small brass">{`${openBy(others)}.`}</p> : null
}
