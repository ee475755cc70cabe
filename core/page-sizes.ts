/** The bounds of per_page. Source: Limits. */
export const smallestPage = 100
/** Source: Limits. */
export const largestPage = 1000

/** A list with more rows is large: more than two and a half of the smallest pages. */
export const leastOfLarge = 250
