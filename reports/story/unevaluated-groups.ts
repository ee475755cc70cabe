import { capabilities, type CapabilityName } from '../../core/capability.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { RequirementStory, UnevaluatedGroup } from './run-story-model.ts'

const outside = 'These cannot be checked from outside.'

/**
 * Requirements of a verdict by reason, the largest group first. Reasons with the same missing capability are one group,
 * with what to offer, and so are those with one root.
 */
export function unevaluatedGroups(requirements: RequirementStory[], verdict: Verdict): UnevaluatedGroup[] {
  const groups = new Map<string, UnevaluatedGroup>()
  for (const requirement of requirements.filter((candidate) => candidate.verdict === verdict)) {
    const capability = verdict === 'untested' ? missingIn(requirement) : undefined
    const reason = requirement.code === 'outside-only' ? outside : requirement.reason
    const key = capability ?? requirement.root ?? reason
    const group = groups.get(key) ?? {
      reason,
      ...(requirement.root !== undefined && { root: requirement.root }),
      ...(capability && { capability, offer: capabilities[capability] }),
      requirements: [],
    }
    group.requirements.push(requirement)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => other.requirements.length - one.requirements.length)
}

/** The capability among a reason's facts. */
function missingIn({ facts }: RequirementStory): CapabilityName | undefined {
  const name = facts?.capability
  return typeof name === 'string' && name in capabilities ? (name as CapabilityName) : undefined
}
