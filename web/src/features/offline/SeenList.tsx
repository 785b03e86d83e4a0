import { useEffect, useState } from 'react'
import { useNowAtRender } from '../../lib/clock'
import { Link } from '../../lib/router'
import { SectionHead } from '../../ui/controls/SectionHead'
import { seenWhen } from '../../ui/state/seen-when'
import { listSeen, type Seen } from './seen'

const mostShown = 12

/** Links to the screens whose data the service worker has stored, each with the time of that data. Renders nothing if there are none. */
export default function SeenList() {
  const [seen, setSeen] = useState<Seen[]>([])
  const now = useNowAtRender()
  useEffect(() => {
    listSeen(mostShown).then(setSeen, () => undefined)
  }, [])
  if (seen.length === 0) return null
  return (
    <section style={{ justifySelf: 'stretch' }}>
      <SectionHead title="Lo que puedes ver sin conexión" />
      <ul className="list" aria-label="Lo que puedes ver sin conexión">
        {seen.map(({ to, name, at }) => (
          <li key={to}>
            <Link className="more" to={to}>
              {name}
            </Link>{' '}
            <span className="small dim">{`se vio ${seenWhen(at, now)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
