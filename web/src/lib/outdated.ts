let outdated = false
const holds: (() => boolean)[] = []

/** Records that the site has a newer build. The next navigation then loads the whole page, so that a page never mixes two builds. */
export const markOutdated = () => {
  outdated = true
}

/** Adds a check that can postpone that page load: while `isBusy` returns true, the page holds something that a load would lose. */
export const holdPage = (isBusy: () => boolean) => void holds.push(isBusy)

/** True if the next navigation must load the whole page and no check postpones it. */
export const takesNewBuild = () => outdated && !holds.some((isBusy) => isBusy())
