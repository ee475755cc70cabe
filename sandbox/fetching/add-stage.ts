import type { Sandbox } from '../world/sandbox.ts'
import type { Stage } from '../store/entities.ts'
import { momentAfter } from './moment-after.ts'
import type { Run } from '../world/fetcher.ts'

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
    interactive_html: waits ? rules.interactive.html(run.work.provider.interactive_html) : null,
    created_at: now,
    updated_at: now,
  }
  run.attempt.stages.push(stage)
  run.attempt.updated_at = now
}
