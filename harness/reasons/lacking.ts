import type { Reason } from '../../core/reason.ts'
import type { CapabilityName } from '../../core/capability.ts'
import { type CheckStopped, untested } from '../../core/check-stopped.ts'
import { because } from './because.ts'

/** What the profile gives as a field, for a provider where a purpose is named. @throws CheckStopped (untested) without it */
export function given<T>(value: T | undefined, field: string, purpose?: string): T {
  if (value !== undefined) return value
  throw untested(because('profile-gives-no', { field, ...(purpose !== undefined && { purpose }) }))
}

/** Ends a check for a missing capability that only a part of it needs. */
export function lacking(offered: ReadonlyMap<CapabilityName, true | Reason>, capability: CapabilityName): CheckStopped {
  const answer = offered.get(capability) ?? true
  return untested(answer === true ? because('capability-missing', { capability }) : answer)
}
