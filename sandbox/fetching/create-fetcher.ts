import { logFault } from '../basics/log-fault.ts'
import { behaviourOf } from '../providers/credentials.ts'
import type { Sandbox, Fetcher, Run } from '../world/sandbox.ts'
import { answerInteractive, doStage } from './do-stage.ts'
import { addStage, endRun } from './end-run.ts'

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

/**
 * Records that a run entered its present stage and schedules its end: after `stageMs`, after the user's answer, or at
 * the timeout. With `hold` only `proceed` moves it.
 */
function enterStage(sandbox: Sandbox, run: Run, hold = false): void {
  const name = run.sequence[run.at] ?? 'finish'
  const waits = sandbox.rules.stages.waits(name)
  addStage(sandbox, run, name, waits)
  sandbox.sendCallback('notify', run, { stage: name })
  if (hold) return
  if (name === 'finish') {
    endRun(sandbox, run)
  } else if (waits) {
    sandbox.sendCallback('interactive', run, { stage: name })
    const { timeoutSeconds, timeoutClass: errorClass } = sandbox.rules.interactive
    const moment = new Date(sandbox.clock.now().getTime() + timeoutSeconds * 1000)
    run.callOff = sandbox.clock.at(moment, () =>
      endRun(sandbox, run, { errorClass, message: 'the interactive step was not answered in time' }),
    )
    if (run.foretold) answerInteractive(sandbox, run.login, run.foretold)
  } else {
    const { slow } = behaviourOf(run.work.provider, run.work.credentials)
    const lastsMs = sandbox.rules.stages.lastsMs(sandbox.settings.stageMs, slow, name)
    run.callOff = sandbox.clock.after(lastsMs, () => leaveStage(sandbox, run))
  }
}

/** Does the work of a run's present stage and goes on to the next, or ends the run when the work failed. */
function leaveStage(sandbox: Sandbox, run: Run): void {
  try {
    const failure = doStage(sandbox, run, run.sequence[run.at] ?? 'finish')
    if (failure) {
      endRun(sandbox, run, failure)
      return
    }
    run.at += 1
    enterStage(sandbox, run)
  } catch (error) {
    logFault(error)
    endRun(sandbox, run, { errorClass: 'InternalServerError', message: 'the sandbox failed while fetching' })
  }
}
