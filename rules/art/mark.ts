/** The site's mark, a trench seen from above: a stroke of 3.5 on 34 × 22. */
export const mark = { width: 34, height: 22, stroke: 3.5, path: 'M0 4H8V18H17V4H26V18H34' } as const
