import { daySeconds } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { isUsedUp } from '../../checks/categories/daily-limit.ts'
import type { Scene } from '../scene/scene.ts'

/** Source: Account information / Limits, row `Objects per batch request`. */
export const mostInBatch = 100

/**
 * Sends full batches that hold so many objects together, the last with what is left, until one is refused. Where a single
 * one is left, the last has two, so that it may go over a limit in its middle.
 */
export async function untilRefused(
  objects: number,
  sendBatch: (size: number) => Promise<Exchange>,
): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (let left = objects; left > 0;) {
    const size = left === mostInBatch + 1 ? mostInBatch - 1 : Math.min(left, mostInBatch)
    const answer = await sendBatch(size)
    answers.push(answer)
    if (!isSuccess(answer)) break
    left -= size
  }
  return answers
}

/** Days that are tried: earlier runs of the same day may each have used up one. */
const mostDays = 10

/**
 * Sends batches on so many days: on the next that was not used up before, and on those that follow it, since each run goes to
 * the same days, as the clock is put back. Gives all answers but those of days that were used up; of the last day where all were.
 */
export async function onNewDay(scene: Scene, sendBatches: () => Promise<Exchange[]>, days = 1): Promise<Exchange[]> {
  // Another check that does so too uses up a day of its own.
  return scene.run.having('days of a pending client', async () => {
    for (let day = 1; ; day += 1) {
      await scene.control.passTime(daySeconds)
      const answers = await sendBatches()
      if (day === mostDays) return answers
      if (isUsedUp(answers)) continue
      for (let more = 1; more < days; more += 1) {
        await scene.control.passTime(daySeconds)
        answers.push(...(await sendBatches()))
      }
      return answers
    }
  })
}
