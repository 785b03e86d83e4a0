import { readFileSync } from 'node:fs'

const ticksPerSecond = 100 // USER_HZ of Linux, the unit of /proc/<pid>/stat

/** CPU seconds that a process has used so far, and its resident MB. */
export function usage({ pid }: { pid: number | undefined }): { cpu: number; rss: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { cpu: (Number(utime) + Number(stime)) / ticksPerSecond, rss: Number(rss) / 1024 }
}
