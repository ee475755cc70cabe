/** The least and the most that per_page may be. Source: Limits. */
export const smallestPage = 100
export const largestPage = 1000

/** A list with more rows than this is large: more than two of the smallest pages and a half. */
export const leastOfLarge = 250
