// The process in which a script for hosted pages is read: what it says of itself, or why it is unfit, goes to the pipe 3.
import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { loadFlowModule } from './flow-module.ts'

const [file = '', mostMs = ''] = process.argv.slice(2)
const lookMs = Number(mostMs) / 100

/**
 * Ends the process once loading has taken its time. By the clock it may take any time on a busy machine, so what counts is
 * the time of a processor, and how often the script, while it waits for something, could have gone on.
 */
function endAfter(): void {
  const byProcessor = `setInterval(() => {
    const { user, system } = process.cpuUsage()
    if ((user + system) / 1000 > ${mostMs}) process.kill(process.pid, 'SIGKILL')
  }, ${lookMs})`
  new Worker(byProcessor, { eval: true, env: {} }).unref()
  let left = 100
  setInterval(() => {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }, lookMs).unref()
}

endAfter()
const facts = await loadFlowModule(file).then(
  ({ hosts }) => ({ hosts }),
  (error: unknown) => ({ unfit: error instanceof Error ? error.message : String(error) }),
)
writeSync(3, JSON.stringify(facts))
process.exit()
