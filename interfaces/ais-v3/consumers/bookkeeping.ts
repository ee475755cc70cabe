/** An entry of somebody's books, in the bookkeeper's own words. */
export interface Entry {
  /** The bookkeeper's own number of it. */
  reference: string
  text: string
  amount: number
  currency: string
}

/** An entry with the category found for it, or why none was found. */
export type Sorted = Entry & ({ category: string } | { problems: string[] })

/** How many entries one request may carry. */
export const batchSize = 100

export function inBatches<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize)
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize))
}
