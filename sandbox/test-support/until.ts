const mostMs = 60_000
const pauseMs = 3

/**
 * What a look gives, once it gives something. The limit is far beyond what anything takes: it ends what would never come,
 * and measures no machine.
 * @throws Error with what `seen` says, where it never came
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
