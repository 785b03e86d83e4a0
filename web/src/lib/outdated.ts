let outdated = false
const holds: (() => boolean)[] = []

/**
 * Records that the site has a newer build than this page. The next navigation then loads the whole page, so that one page never mixes two
 * builds.
 */
export const markOutdated = () => {
  outdated = true
}

/** Adds a check that can delay the page load. `isBusy`: true if a load would lose something on the page. */
export const holdPage = (isBusy: () => boolean) => void holds.push(isBusy)

/** True if the next navigation must load the whole page and nothing would be lost by it. */
export const takesNewBuild = () => outdated && !holds.some((isBusy) => isBusy())
