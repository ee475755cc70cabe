import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { bareEnvironment } from '../../core/bare-environment.ts'
import { codeFile } from '../../core/code-file.ts'
import { flowRights } from '../profile/flow-rights.ts'
import type { FlowReport, FlowTask } from '../profile/flow-script.ts'

/** What the process of a script is given, and all that it is given. */
export interface FlowOrder {
  file: string
  /** Where the browser listens. */
  endpoint: string
  /** The address of the client's page, which no other context of the browser has open. */
  opener: string
  /** Which page of that context the script goes through. */
  pageIndex: number
  /** How long one action of the page may take. */
  timeoutMs: number
  deadlineMs: number
  task: Omit<FlowTask, 'page'>
}

/** What it reports: that it has the page, and later what came of it. */
export type FlowMessage = { begun: true } | { report: FlowReport } | { error: string }

const child = fileURLToPath(codeFile('flow-child', import.meta.url))
const endpoints = new WeakMap<Browser, Promise<{ endpoint: string }>>()

/** Where other processes of this user may speak to a browser. It listens from the first asking on, until it is closed. */
export async function endpointOf(browser: Browser): Promise<string> {
  const bound = endpoints.get(browser) ?? browser.bind('assay')
  endpoints.set(browser, bound)
  return (await bound).endpoint
}

/**
 * Starts a script in a process of its own: it may crash, hang or end its process, and must learn no key of the profile. The
 * report fails with what it throws, or how its process ended; `begun` comes once the script has the page. `end` ends the process; calling it again does nothing.
 */
export function startFlow(order: FlowOrder): { begun: Promise<void>; report: Promise<FlowReport>; end: () => void } {
  const running = fork(child, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: flowRights(),
    env: bareEnvironment(),
  })
  const end = () => running.kill('SIGKILL')
  process.once('exit', end)
  const begun = new Promise<void>((resolve) => {
    running.on('message', (message: FlowMessage) => 'begun' in message && resolve())
  })
  const report = new Promise<FlowReport>((resolve, reject) => {
    running.on('message', (message: FlowMessage) => {
      if ('error' in message) reject(new Error(message.error))
      else if ('report' in message) resolve(message.report)
    })
    running.once('error', reject)
    running.once('close', (code, signal) => {
      process.off('exit', end)
      reject(new Error(`it ended its process ${signal === null ? `with code ${code}` : `by ${signal}`}`))
    })
  })
  report.catch(() => undefined)
  running.once('spawn', () => running.send(order))
  return { begun, report, end }
}
