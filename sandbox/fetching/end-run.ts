import type { Sandbox, Failure, Run } from '../world/sandbox.ts'
import { momentAfter } from './new-attempt.ts'
import type { Stage } from '../store/entities.ts'
import { planDailyRefresh } from './daily-refresh.ts'

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
  if (failure) sandbox.sendCallback('fail', run, { error_class: failure.errorClass, error_message: failure.message })
  else sandbox.sendCallback('success', run, {})
}

/** Adds a stage; a stage that waits for the user shows what it asks. Source: Attempt, stage object. */
export function addStage(sandbox: Sandbox, run: Run, name: string, waits = false): void {
  const { rules, store, clock } = sandbox
  const previous = run.attempt.stages.at(-1)
  const now = momentAfter(previous?.created_at, clock.nowIso(), 1)
  if (previous) previous.updated_at = now
  const stage: Stage = {
    id: store.newStageId(),
    name: rules.stages.named(name),
    interactive_fields_names: waits ? run.work.provider.interactive_fields.map(({ name: field }) => field) : null,
    interactive_html: waits ? run.work.provider.interactive_html : null,
    created_at: now,
    updated_at: now,
  }
  run.attempt.stages.push(stage)
  run.attempt.updated_at = now
}
