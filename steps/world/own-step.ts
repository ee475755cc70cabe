import { CheckStopped } from '../../core/check-stopped.ts'
import { withOwnCode } from '../../core/own-code.ts'
import type { OwnStep } from '../../harness/run/own-steps.ts'
import { currentSlot } from '../../harness/run/run.ts'
import { because } from '../../harness/reasons/because.ts'
import { withinTime } from './within-time.ts'
import type { AssayWorld } from './world.ts'

/**
 * Runs a user's step. The journal names the step first, in case the process ends in it.
 * @throws CheckStopped when it takes longer than the profile allows
 */
export async function doOwnStep(world: AssayWorld, step: OwnStep, code: () => unknown): Promise<void> {
  const { run, scenario } = world
  const { check, title, where } = scenario
  const of = { check, interface: run.dialect.interface }
  const { step_seconds: seconds } = run.profile.budget
  const tooLong = () => new CheckStopped('inconclusive', because('own-step-too-long', { ...step, seconds }))
  const requirements = scenario.rows.map(({ id }) => id)
  run.record({ type: 'step-started', at: new Date().toISOString(), ...of, title, where, requirements, step })
  try {
    await withOwnCode(() => withinTime(currentSlot(), seconds * 1000, () => world.do(code), tooLong))
  } finally {
    run.record({ type: 'step-ended', ...of })
  }
}
