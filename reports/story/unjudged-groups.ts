import { capabilities, type CapabilityName } from '../../core/capability.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { RequirementStory, UnjudgedGroup } from './run-story-model.ts'

const names = Object.keys(capabilities).sort((one, other) => other.length - one.length) as CapabilityName[]

const outside = 'Cannot be judged from outside'

/**
 * Requirements of one verdict by the reason that keeps them from being judged, the largest group first. Reasons that
 * name the same missing capability are one group, with the mend beside it.
 */
export function unjudgedGroups(requirements: RequirementStory[], verdict: Verdict): UnjudgedGroup[] {
  const groups = new Map<string, UnjudgedGroup>()
  for (const requirement of requirements.filter((candidate) => candidate.verdict === verdict)) {
    const capability = verdict === 'untested' ? missingIn(requirement.reason) : undefined
    const reason = requirement.reason.startsWith(outside) ? outside : requirement.reason
    const key = capability ?? reason
    const group = groups.get(key) ?? { reason, capability, requirements: [] }
    if (capability) group.mend = capabilities[capability]
    group.requirements.push(requirement)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => other.requirements.length - one.requirements.length)
}

function missingIn(reason: string): CapabilityName | undefined {
  return names.find(
    (name) => reason.includes(capabilities[name]) || new RegExp(`(^|[^\\w-])${name}([^\\w-]|$)`).test(reason),
  )
}
