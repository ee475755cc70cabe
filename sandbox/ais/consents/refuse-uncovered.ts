import { Refusal } from '../../basics/refusal.ts'
import type { Sandbox } from '../../world/sandbox.ts'

/**
 * Keeps a fetch to what a consent covers, both in words of fetch_scopes. What is no list of words is refused where it is read.
 * @throws Refusal FetchScopesNotAllowed
 */
export function refuseUncovered({ rules: { sessions } }: Sandbox, fetchScopes: unknown, covered: unknown): void {
  if (!Array.isArray(fetchScopes) || !Array.isArray(covered) || sessions.withinConsent(fetchScopes, covered)) return
  throw new Refusal('FetchScopesNotAllowed', 'the consent does not cover these fetch_scopes')
}
