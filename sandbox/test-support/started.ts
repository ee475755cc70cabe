import { after } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'

/** A sandbox that listens until the file's tests end. */
export async function started(options: Parameters<typeof startSandbox>[0] = {}): Promise<RunningSandbox> {
  const running = await startSandbox({ seed: 1, ...options })
  after(() => running.close())
  return running
}
