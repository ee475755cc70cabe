import type { Helpers } from './helpers.ts'

/**
 * Runs an action for each item, started in order and in parallel where turns allow it. Ends when all have ended.
 * @throws the first error, and begins none after it
 */
export async function inTurns<T>(
  all: readonly T[],
  act: (one: T) => Promise<void>,
  { help, waitFor }: Pick<Helpers, 'help' | 'waitFor'>,
): Promise<void> {
  const waiting = [...all]
  const underWay: Array<Promise<void>> = []
  const errors: unknown[] = []
  const goOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await act(next).catch((error: unknown) => {
        errors.push(error)
        waiting.length = 0
      })
  }
  const begin = () => {
    const going = goOn()
    underWay.push(going)
    return going
  }
  // A branch that waits for a later time has no turn, so all may run.
  for (let helper = 1; helper < all.length; helper += 1) help(begin)
  await begin()
  await waitFor(Promise.all(underWay))
  if (errors.length > 0) throw errors[0]
}
