/** The site's logo, a trench seen from above, on a grid of 34 × 22 with a line width of 3.5. */
export const mark = { width: 34, height: 22, stroke: 3.5, path: 'M0 4H8V18H17V4H26V18H34' } as const
