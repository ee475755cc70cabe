const mostMs = 60_000
const pauseMs = 3

/**
 * Repeats a look until it returns something. The limit is far longer than any wait: it only ends waits for what never
 * comes.
 * @throws Error with the text of `seen` at the limit
 */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>, seen: () => string): Promise<T> {
  const endMs = performance.now() + mostMs
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > endMs) throw new Error(`it never came: ${seen()}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
