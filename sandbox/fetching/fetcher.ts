import type { Sandbox } from '../world/sandbox.ts'
import type { Attempt, Login } from '../store/entities.ts'
import { enterStage, leaveStage } from './enter-stage.ts'
import { endRun } from './end-run.ts'
import type { Run, Work } from '../world/run.ts'

/** Does the fetching behind the answers, one stage after another. At most one run per login. */
export interface Fetcher {
  /** Begins at the first stage; with `hold` it stays there until `proceed`. */
  start(login: Login, attempt: Attempt, work: Work, hold?: boolean): void
  /** Goes on from the stage where the run waits. */
  proceed(login: Login): void
  /** Whether the run stands at the interactive stage and nobody has answered yet. */
  waitsForAnswer(login: Login): boolean
  /** How many logins of a client are being fetched. */
  running(clientId: string): number
  runOf(login: Login): Run | undefined
  /** Ends a run without success. */
  fail(login: Login, errorClass: string, message: string): void
  /** Forgets the run of a login that is removed. */
  drop(login: Login): void
}

export function createFetcher(sandbox: Sandbox): Fetcher {
  const runs = new Map<string, Run>()

  return {
    start(login, attempt, work, hold = false) {
      const sequence = sandbox.rules.stages.sequence(attempt.fetch_scopes, work.provider)
      const run: Run = { login, attempt, work, sequence, at: 0, callOff: () => undefined }
      run.ended = () => runs.delete(login.id)
      runs.set(login.id, run)
      login.next_refresh_possible_at = null
      enterStage(sandbox, run, hold)
    },
    proceed(login) {
      const run = runs.get(login.id)
      if (!run) return
      run.callOff()
      leaveStage(sandbox, run)
    },
    waitsForAnswer(login) {
      const run = runs.get(login.id)
      return run !== undefined && run.sequence[run.at] === 'interactive' && run.answer === undefined
    },
    running: (clientId) => [...runs.values()].filter(({ login }) => login.clientId === clientId).length,
    runOf: (login) => runs.get(login.id),
    fail(login, errorClass, message) {
      const run = runs.get(login.id)
      if (run) endRun(sandbox, run, { errorClass, message })
    },
    drop(login) {
      runs.get(login.id)?.callOff()
      runs.delete(login.id)
    },
  }
}
