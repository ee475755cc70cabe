import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'

/**
 * Refuses scopes of a fetch that the consent does not cover. Values that are not lists are refused elsewhere.
 * @throws Refusal FetchScopesNotAllowed
 */
export function refuseUncovered({ rules: { sessions } }: Sandbox, fetchScopes: unknown, covered: unknown): void {
  if (!Array.isArray(fetchScopes) || !Array.isArray(covered) || sessions.withinConsent(fetchScopes, covered)) return
  throw refusal('scopes-covered')
}
