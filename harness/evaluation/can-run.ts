import { readRequirements } from '../../requirements/read-requirements.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { capabilitiesIn } from '../dialect/profile-in-dialect.ts'
import { byPerson, loadFlowScript } from '../profile/flow-script.ts'
import type { Profile } from '../profile/profile.ts'
import type { CheckIn } from './plan.ts'

interface Ways {
  describe: Describe
  profile: Profile
}

type Runnable = Pick<CheckIn, 'interface'> & { check: Pick<CheckIn['check'], 'requirements'> }

/**
 * The profile's browser, where a planned requirement needs the profile's script for hosted pages. It loads the script,
 * so that an unusable one ends the run before the first request.
 * @throws CodedError FLOW_SCRIPT_UNFIT
 */
export async function browserFor(
  planned: readonly PlannedRequirement[],
  { describe, profile }: Ways,
): Promise<string | undefined> {
  const { browser, hosted_flow: script, ...others } = profile.capabilities
  if (browser === undefined || script === undefined || script === byPerson) return undefined
  const canRun = runnableAt({ describe, profile })
  const canWithout = runnableAt({ describe, profile: { ...profile, capabilities: { ...others, browser } } })
  const needsScript = planned.some(({ id, interface: name, checks }) => {
    const one = { interface: name, check: { requirements: [id] } }
    return checks.length > 0 && canRun(one) && !canWithout(one)
  })
  if (!needsScript) return undefined
  await loadFlowScript(script)
  return browser
}

/** Returns whether the profile offers what any requirement of a check needs. */
export function runnableAt({ describe, profile }: Ways): (one: Runnable) => boolean {
  const rows = new Map(readRequirements().map((row) => [row.id, row]))
  const known = new Map<string, ReturnType<typeof knownOf>>()
  const knownOf = (name: CheckIn['interface']) => {
    const dialect = describe(name)?.dialect
    return { needs: dialect?.needs ?? [], offered: dialect ? capabilitiesIn(dialect, profile) : new Map() }
  }
  return ({ interface: name, check }) => {
    const { needs, offered } = known.get(name) ?? knownOf(name)
    known.set(name, { needs, offered })
    return check.requirements.some((id) => {
      const row = rows.get(id)
      return row && bindsInterface(row, name) && [...needs, ...row.needs].every((need) => offered.get(need) === true)
    })
  }
}
