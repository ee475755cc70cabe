import type { Judgement } from '../core/judgement.ts'
import type { Helpers } from '../harness/run/helpers.ts'

/** Cases that are tried before their result is asked for. */
export interface Ahead<T> {
  /** The next result in the order of the inputs; undefined for one that was not tried, and after the last. */
  next(): Promise<T | undefined>
  /** Begins no further case, and waits for those under way. */
  end(): Promise<void>
}

/**
 * Tries inputs in their order, the first of them here and further ones wherever there is a turn. Results are asked for one
 * after another, so that what they come to does not depend on the number of turns. Behind a broken case none begins, nor
 * after so many milliseconds of all turns together.
 */
export function tryAhead<I, T extends { judgement: Judgement }>(
  inputs: readonly I[],
  tryOne: (input: I, at: number) => Promise<T>,
  { help, nowMs, waitFor }: Helpers,
  mostMs: number,
): Ahead<T> {
  const results = inputs.map(() => pending<T | undefined>())
  const underWay = new Set<Promise<void>>()
  let begun = 0
  let asked = 0
  let spentMs = 0
  let over = false

  function stop(): void {
    over = true
    for (const { resolve } of results.slice(begun)) resolve(undefined)
  }

  async function tryNext(at: number, { resolve, reject }: Pending<T | undefined>): Promise<void> {
    const beganMs = nowMs()
    try {
      const tried = await tryOne(inputs[at] as I, at)
      if (tried.judgement.finding === 'broken') stop()
      resolve(tried)
    } catch (error) {
      stop()
      reject(error)
    }
    spentMs += nowMs() - beganMs
    if (spentMs >= mostMs) stop()
  }

  async function tryOn(): Promise<void> {
    if (over || begun === inputs.length) return
    const at = begun
    begun += 1
    await tryNext(at, results[at] as Pending<T | undefined>)
    await tryOn()
  }

  function begin(): Promise<void> {
    const trying = tryOn()
    underWay.add(trying)
    return trying
  }

  const own = begin().then(() => waitFor(Promise.all(underWay)))
  // Those who wait for a later time have no turn, so that all inputs may be under way.
  for (let helper = 1; helper < inputs.length; helper += 1) help(begin)
  return {
    next: async () => results[asked++]?.promise,
    async end() {
      stop()
      await own
      await Promise.all(underWay)
    },
  }
}

interface Pending<T> {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (error: unknown) => void
}

/** A promise and what ends it; nobody need wait for it. */
function pending<T>(): Pending<T> {
  const ends: Partial<Pending<T>> = {}
  const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }))
  promise.catch(() => undefined)
  return { ...ends, promise } as Pending<T>
}
