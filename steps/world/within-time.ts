import type { Slot } from '../../harness/run/slot.ts'

/** Waits of a check for others come in the meantime, so that looking sooner is of no use. */
const soonestMs = 1000

/**
 * Runs a step with a time limit. Waits of its check for others or for its turn do not count.
 * @throws the error of `tooLong`, by default Error STEP_TIMEOUT
 */
export async function withinTime<T>(
  slot: Slot,
  mostMs: number,
  step: () => T | Promise<T>,
  tooLong = () => new Error(`STEP_TIMEOUT: the step took longer than ${Math.round(mostMs / 1000)} seconds`),
): Promise<T> {
  const beganMs = performance.now() - slot.waitedMs()
  const leftMs = () => mostMs - (performance.now() - slot.waitedMs() - beganMs)
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const look = () => {
      if (leftMs() > 0) timer = setTimeout(look, Math.max(Math.min(soonestMs, mostMs), leftMs()))
      else reject(tooLong())
    }
    look()
  })
  try {
    return await Promise.race([step(), over])
  } finally {
    clearTimeout(timer)
  }
}
