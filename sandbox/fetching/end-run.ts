import type { Sandbox } from '../world/sandbox.ts'
import { sendCallback } from '../callbacks/send-callback.ts'
import { addStage } from './add-stage.ts'
import { planDailyRefresh } from './daily-refresh.ts'
import { momentAfter } from './moment-after.ts'
import type { Failure, Run } from '../world/fetcher.ts'

/** Ends a run, successfully or with a failure, and sets the state of its login. */
export function endRun(sandbox: Sandbox, run: Run, failure?: Failure): void {
  const { rules, clock } = sandbox
  const { login, attempt, work } = run
  run.callOff()
  if (attempt.finished) return
  if (failure) addStage(sandbox, run, 'finish')
  const now = momentAfter(attempt.stages.at(-1)?.created_at, clock.nowIso(), 0)
  attempt.finished = true
  attempt.updated_at = now
  if (failure) {
    attempt.fail_at = now
    attempt.fail_error_class = failure.errorClass
    attempt.fail_message = failure.message
  } else {
    attempt.success_at = now
    login.last_success_at = now
  }
  login.status = failure ? 'inactive' : 'active'
  login.next_refresh_possible_at = rules.refresh.nextPossibleAt(clock.now(), work.provider)
  login.updated_at = now
  run.ended?.()
  planDailyRefresh(sandbox, login, attempt)
  if (failure) sendCallback(sandbox, 'fail', run, { error_class: failure.errorClass, error_message: failure.message })
  else sendCallback(sandbox, 'success', run, {})
}
