import { lookMs } from '../../../core/look-ms.ts'
import { bareEnvironment } from '../../../core/bare-environment.ts'
import { codeFile } from '../../../core/code-file.ts'
import { CodedError } from '../../../core/coded-error.ts'
import { fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Compared } from '../../verdicts/interaction.ts'
import { comparedIn, type VerifierOrder, type VerifierReport } from './report.ts'

/** Pact's verifier did not finish: a problem of the harness only. */
class VerifierProblem extends CodedError {}

interface VerifierOptions {
  order: VerifierOrder
  /** When the verifier last sent a request or got an answer, by `performance.now()`; undefined while an answer is being made. */
  quietSince: () => number | undefined
  /** How long the verifier may be idle before it is ended. */
  quietMs: number
  onLine?: (line: string) => void
  /** A program that replaces the verifier in tests. */
  program?: string
  extraEnvironment?: Record<string, string>
}

const child = fileURLToPath(codeFile('child', import.meta.url))

/**
 * Runs Pact's verifier once in its own process: it may crash or hang, prints to the process's output, and must learn no
 * key. Of the environment it gets only the search path and the engine's code cache, which saves two fifths of its
 * start. So no proxy or broker address reaches it. Its usage reports are disabled.
 * @throws VerifierProblem VERIFIER_HUNG, VERIFIER_CRASHED or VERIFIER_UNREADABLE
 */
export function runVerifier(options: VerifierOptions): Promise<Map<string, Compared>> {
  const { order, quietSince, quietMs, onLine, program = child, extraEnvironment = {} } = options
  const { NODE_COMPILE_CACHE: compiled, NODE_COMPILE_CACHE_PORTABLE: portable } = process.env
  const running = fork(program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: {
      ...bareEnvironment(),
      ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled, NODE_COMPILE_CACHE_PORTABLE: portable }),
      PACT_DO_NOT_TRACK: 'true',
      NO_COLOR: '1',
      ...extraEnvironment,
    },
  })
  let last = ''
  for (const input of [running.stdout, running.stderr]) {
    if (!input) continue
    createInterface({ input, crlfDelay: Infinity }).on('line', (line) => {
      if (line.trim() !== '') last = line.trim()
      onLine?.(line)
    })
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let report: VerifierReport | undefined
    const watch = setInterval(() => {
      const since = quietSince()
      if (since === undefined || performance.now() - Math.max(since, began) < quietMs) return
      running.kill('SIGKILL')
      fail(
        new VerifierProblem('VERIFIER_HUNG', `Pact's verifier gave no output for ${quietMs / 1000} s and was stopped.`),
      )
    }, lookMs)
    const fail = (error: VerifierProblem) => {
      clearInterval(watch)
      reject(error)
    }
    const leave = () => running.kill('SIGKILL')
    process.once('exit', leave)
    running.once('error', (cause) =>
      fail(
        new VerifierProblem('VERIFIER_CRASHED', `Pact's verifier could not be started: ${cause.message}`, { cause }),
      ),
    )
    running.once('message', (message) => {
      report = message as VerifierReport
    })
    running.once('close', (code, signal) => {
      clearInterval(watch)
      process.off('exit', leave)
      if (!report) {
        const how = signal === null ? `with code ${String(code)}` : `by ${signal}`
        fail(new VerifierProblem('VERIFIER_CRASHED', `Pact's verifier ended ${how} without a result. ${last}`.trim()))
        return
      }
      try {
        resolve(comparedIn(report))
      } catch (cause) {
        fail(new VerifierProblem('VERIFIER_UNREADABLE', (cause as Error).message, { cause }))
      }
    })
    running.once('spawn', () => running.send(order))
  })
}
