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

/** The options that decide the checks of a run. */
export interface PlanOptions extends Asked {
  profile: Profile
  /** The description of each interface. */
  describe: Describe
  cases: number
  /** Selects among the checks of the selected requirements; all when absent. */
  chosen?: (check: Check) => boolean
  shard?: StartOptions['shard']
  /** The depth of the run; standard when absent. */
  depth?: Depth
  /** The parts of checks to run; by depth when absent. */
  parts?: Parts | undefined
}

/** The plan of the whole run, before a shard is taken. */
export function wholeOf(options: PlanOptions): Plan {
  const plan = planOf(options, readChecks().filter(options.chosen ?? (() => true)))
  const parts = options.parts ?? (options.depth === 'smoke' ? smokeOf(plan, options) : undefined)
  return parts ? within(plan, parts) : plan
}

function smokeOf(plan: Plan, { cases, ...ways }: PlanOptions): Parts {
  return partsAtSmoke(plan, cases, { canRun: runnableAt(ways), describe: ways.describe })
}

/** The checks of a run with these options in each interface. Sends no request. */
export function checksToRun(options: PlanOptions & StartOptions): CheckIn[] {
  const whole = wholeOf(options)
  const { planned } = ownPart(startOf({ ...options, shard: sharingOf(options, whole) }, whole.planned))
  return checksIn({ ...whole, planned })
}
