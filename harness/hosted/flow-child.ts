// The process in which a script for hosted pages goes through them: it takes one order, gives one report and ends.
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright-core'
import { loadFlowModule } from '../profile/flow-module.ts'
import type { FlowReport } from '../profile/flow-script.ts'
import type { FlowOrder, FlowMessage } from './flow-process.ts'

const send = (message: FlowMessage) => process.send?.(message, () => process.exit())
const fail = (error: unknown) => send({ error: error instanceof Error ? error.message : String(error) })

process.once('message', (order: FlowOrder) => {
  complete(order).then((report) => send({ report }), fail)
})
process.once('disconnect', () => process.exit())
process.on('uncaughtException', fail)

/**
 * How much longer than its time a script may take before it ends by itself. Whoever started it ends it on time and says why; on a busy machine
 * that may come late, and an end from here would be taken for one of the script.
 */
const graceMs = 10_000

/** Ends the process from a thread of its own, which a busy script does not hold up, should nobody else do so. */
function endAfter(deadlineMs: number): void {
  const code = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${deadlineMs})`
  new Worker(code, { eval: true, env: {} }).unref()
}

async function complete({
  file,
  endpoint,
  opener,
  pageIndex,
  timeoutMs,
  deadlineMs,
  task,
}: FlowOrder): Promise<FlowReport> {
  const browser = await chromium.connect(endpoint)
  const context = browser.contexts().find((one) => one.pages().some((page) => page.url() === opener))
  const page = context?.pages()[pageIndex]
  if (!page) throw new Error('the page was closed before the script began')
  page.setDefaultTimeout(timeoutMs)
  process.send?.({ begun: true } satisfies FlowMessage)
  endAfter(deadlineMs + graceMs)
  const script = await loadFlowModule(file)
  return (await script.complete({ ...task, page })) ?? {}
}
