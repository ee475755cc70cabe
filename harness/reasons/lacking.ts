import type { Reason } from '../../core/reason.ts'
import type { CapabilityName } from '../../core/capability.ts'
import { type CheckStopped, untested } from '../../core/check-stopped.ts'
import { because } from './because.ts'

/** Ends a check for a capability that a part of it needs and that the profile does not offer. */
export function lacking(offered: ReadonlyMap<CapabilityName, true | Reason>, capability: CapabilityName): CheckStopped {
  const answer = offered.get(capability) ?? true
  return untested(answer === true ? because('capability-missing', { capability }) : answer)
}
