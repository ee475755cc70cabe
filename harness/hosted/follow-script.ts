import { lookMs } from '../../core/look-ms.ts'
import { withOwnCode } from '../../core/own-code.ts'
import type { Client } from '../client/client.ts'
import type { FlowReport, FlowScript, FlowTask } from '../profile/flow-script.ts'

type Watched = Pick<Client, 'stopped' | 'leftMs'>

/**
 * Runs the profile's script on its page.
 * @throws Error with what the script throws, or that the time is over or the run was stopped
 */
export async function followScript(
  { complete }: Pick<FlowScript, 'complete'>,
  task: FlowTask,
  deadlineMs: number,
  client: Watched,
): Promise<FlowReport> {
  const limit = limitOf(client, deadlineMs)
  try {
    return (await Promise.race([withOwnCode(() => complete(task)), limit.over])) ?? {}
  } finally {
    limit.clear()
  }
}

/** Rejects once the time is over or the run was stopped. */
export function limitOf(client: Watched, deadlineMs: number): { over: Promise<never>; clear: () => void } {
  const endsAt = Date.now() + deadlineMs
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const stopped = client.stopped()
      if (stopped !== undefined) reject(new Error(stopped))
      else if (client.leftMs() <= 0) reject(new Error('the time of the run is over'))
      else if (Date.now() > endsAt) reject(new Error('the time for a fetch is over'))
    }, lookMs)
  })
  over.catch(() => undefined)
  return { over, clear: () => clearInterval(timer) }
}
