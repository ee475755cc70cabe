import type { Profile } from '../profile/profile.ts'
import type { Depth } from '../profile/depth.ts'
import { ownPart } from '../run/shard.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { runnableAt } from './can-run.ts'
import { partsAtSmoke } from './depth.ts'
import { within } from './parts.ts'
import { type Asked, type CheckIn, checksIn, type Plan, planOf, type Parts } from './plan.ts'
import { type Check, readChecks } from './read-checks.ts'
import { sharingOf } from './sharing-of.ts'
import { type StartOptions, startOf } from './start-of.ts'

/** What says which checks a run takes. */
export interface PlanOptions extends Asked {
  profile: Profile
  /** How each interface is met. */
  describe: Describe
  cases: number
  /** Checks to run among those that evaluate the selected requirements; all when absent. */
  chosen?: (check: Check) => boolean
  shard?: StartOptions['shard']
  /** How deep the run goes; standard when absent. */
  depth?: Depth
  /** What is done of the checks; what the depth says when absent. */
  parts?: Parts | undefined
}

/** The plan of the whole run, of which it may take a shard. */
export function wholeOf(options: PlanOptions): Plan {
  const plan = planOf(options, readChecks().filter(options.chosen ?? (() => true)))
  const parts = options.parts ?? (options.depth === 'smoke' ? smokeOf(plan, options) : undefined)
  return parts ? within(plan, parts) : plan
}

function smokeOf(plan: Plan, { cases, ...ways }: PlanOptions): Parts {
  return partsAtSmoke(plan, cases, { canRun: runnableAt(ways), describe: ways.describe })
}

/** The checks that a run with these options would do, in each interface, without asking anything of the target. */
export function checksToRun(options: PlanOptions & StartOptions): CheckIn[] {
  const whole = wholeOf(options)
  const { planned } = ownPart(startOf({ ...options, shard: sharingOf(options, whole) }, whole.planned))
  return checksIn({ ...whole, planned })
}
