import type { Judgement } from '../core/judgement.ts'
import type { Helpers } from '../harness/run/helpers.ts'

/** Cases that run before their results are requested. */
export interface Ahead<T> {
  /** The next result in input order; undefined for an input that was not tried, and after the last. */
  next(): Promise<T | undefined>
  /** Starts no further case and waits for those that run. */
  end(): Promise<void>
}

/**
 * Tries inputs in order: the first here, further ones in parallel where a helper is free. `next` gives the results in
 * input order, so that they do not depend on the number of helpers. No case starts after a broken one, or once all
 * helpers together have used `mostMs`.
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

  const allEnded = begin().then(() => waitFor(Promise.all(underWay)))
  // A case that waits for a later time frees its turn, so all inputs may run in parallel.
  for (let helper = 1; helper < inputs.length; helper += 1) help(begin)
  return {
    next: async () => results[asked++]?.promise,
    async end() {
      stop()
      await allEnded
      await Promise.all(underWay)
    },
  }
}

interface Pending<T> {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (error: unknown) => void
}

/** A promise with its resolvers. A rejection that nobody awaits is ignored. */
function pending<T>(): Pending<T> {
  const ends: Partial<Pending<T>> = {}
  const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }))
  promise.catch(() => undefined)
  return { ...ends, promise } as Pending<T>
}
