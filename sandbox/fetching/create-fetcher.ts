import type { Sandbox } from '../world/sandbox.ts'
import { enterStage, leaveStage } from './enter-stage.ts'
import { endRun } from './end-run.ts'
import type { Fetcher, Run } from '../world/fetcher.ts'

export function createFetcher(sandbox: Sandbox): Fetcher {
  const runs = new Map<string, Run>()

  return {
    start(login, attempt, work, hold = false) {
      const sequence = sandbox.rules.stages.sequence(attempt.fetch_scopes, work.provider)
      const run: Run = { login, attempt, work, sequence, at: 0, callOff: () => undefined }
      run.ended = () => runs.delete(login.id)
      runs.set(login.id, run)
      login.next_refresh_possible_at = sandbox.rules.refresh.nextWhileFetching(sandbox.clock.now(), work.provider)
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
