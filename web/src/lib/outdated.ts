let outdated = false
const holds: (() => boolean)[] = []

/** The site has another build than this page: what is opened next is loaded anew, so that one page never mixes two. */
export const markOutdated = () => {
  outdated = true
}

/** `isBusy`: whether the page has something that loading it anew would lose. */
export const holdPage = (isBusy: () => boolean) => void holds.push(isBusy)

/** Whether the next navigation must load the page anew, and may. */
export const takesNewBuild = () => outdated && !holds.some((isBusy) => isBusy())
