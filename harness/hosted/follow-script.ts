import type { Client } from '../client/client.ts'
import type { FlowReport } from '../profile/flow-script.ts'
import { type FlowOrder, startFlow } from './flow-process.ts'

type Watched = Pick<Client, 'stopped' | 'leftMs'>

/** How long the process of the script may take until it has the page. */
const startingMs = 60_000

/** How often is looked whether the way must be given up. */
const lookingMs = 200

/**
 * Has the script go through its page, and ends its process whatever happens.
 * @throws Error with what the script throws, how its process ended, or that the time is over or the run was stopped
 */
export async function followScript(order: FlowOrder, client: Watched): Promise<FlowReport> {
  const flow = startFlow(order)
  let limit = limitOf(client, startingMs)
  try {
    await Promise.race([flow.begun, flow.report, limit.over])
    limit.clear()
    limit = limitOf(client, order.deadlineMs)
    return await Promise.race([flow.report, limit.over])
  } finally {
    limit.clear()
    flow.end()
  }
}

/** Fails once the time is over, or the run was stopped. */
export function limitOf(client: Watched, deadlineMs: number): { over: Promise<never>; clear: () => void } {
  const endsAt = Date.now() + deadlineMs
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const stopped = client.stopped()
      if (stopped !== undefined) reject(new Error(stopped))
      else if (client.leftMs() <= 0) reject(new Error('the time of the run is over'))
      else if (Date.now() > endsAt) reject(new Error('the time for a fetch is over'))
    }, lookingMs)
  })
  over.catch(() => undefined)
  return { over, clear: () => clearInterval(timer) }
}
