import { currentLane } from '../../run/run.ts'

/**
 * Does several things at once and waits for the end of each, also when one fails: a check that gives up must leave
 * nothing under way that sends requests, or moves the clock, in the midst of the next.
 * @throws the first failure, in the order given
 */
export async function together<T>(underWay: Array<Promise<T>>): Promise<T[]> {
  const branchEnded = currentLane().fork(underWay.length)
  for (const one of underWay) one.then(branchEnded, branchEnded)
  const ended = await Promise.allSettled(underWay)
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}
