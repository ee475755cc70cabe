/** Whether a limiter serves a request that reaches it at this moment; it remembers. For tests. */
export type Limiter = (atMs: number) => boolean

/** Counts within each second of a clock that is `fromMs` off. */
export function fixedWindow(perSecond: number, fromMs: number): Limiter {
  const counts = new Map<number, number>()
  return (atMs) => {
    const second = Math.floor((atMs + fromMs) / 1000)
    const count = (counts.get(second) ?? 0) + 1
    counts.set(second, count)
    return count <= perSecond
  }
}

/** Serves a request where fewer than the limit came, refused ones included, within the second before it. */
export function slidingWindow(perSecond: number): Limiter {
  const seen: number[] = []
  return (atMs) => {
    const count = seen.filter((before) => atMs - before < 1000 && before <= atMs).length
    seen.push(atMs)
    return count < perSecond
  }
}

/** A bucket of so many requests that refills evenly. */
export function bucket(size: number, perSecond: number): Limiter {
  let left = size
  let lastMs = 0
  return (atMs) => {
    left = Math.min(size, left + (Math.max(0, atMs - lastMs) * perSecond) / 1000)
    lastMs = Math.max(lastMs, atMs)
    // Sums of fractions miss a whole by a hair.
    if (left < 1 - 1e-9) return false
    left -= 1
    return true
  }
}
