import type { Sandbox } from '../../world/sandbox.ts'
import { Refusal } from '../../basics/refusal.ts'
import type { Client } from '../../store/entities.ts'
import type { Version } from '../../versions/kit/version.ts'

/** Whose scopes are read, and which scopes apply when the body names none. */
export interface ScopesContext {
  client: Client
  version: Version
  /** Absent when the provider is not chosen yet. */
  provider?: { holder_info: readonly string[] }
  /** When undefined, a body without scopes is refused. */
  whenAbsent?: string[] | undefined
  /** Whether only the listed combinations are accepted. */
  combined?: boolean
}

/**
 * The fetch scopes of a body without duplicates.
 * @throws Refusal FetchScopesInvalid, FetchScopesNotAllowed, HolderInfoNotSupported
 */
export function readScopes(sandbox: Sandbox, value: unknown, context: ScopesContext): string[] {
  const rules = sandbox.rules.fetchScopes
  const { more, anyCombination } = context.version.fetchScopes
  const words = [...rules.words, ...more]
  if (value === undefined || value === null) {
    if (context.whenAbsent) return context.whenAbsent
    throw new Refusal('FetchScopesInvalid', 'fetch_scopes is required')
  }
  if (!rules.wellFormed(value, words)) {
    throw new Refusal('FetchScopesInvalid', `fetch_scopes must be an array of ${words.join(', ')}`)
  }
  if (context.combined && !anyCombination && !rules.combinationAllowed(value, rules.combinations)) {
    throw new Refusal(rules.combinationRefusal, 'this combination of fetch_scopes is not allowed')
  }
  if (!rules.allowedFor(value, context.client)) {
    throw new Refusal('FetchScopesNotAllowed', 'the client may not fetch holder_info')
  }
  if (context.provider && !rules.holderInfoSupported(value, context.provider)) {
    throw new Refusal('HolderInfoNotSupported', 'the provider cannot supply holder info')
  }
  return rules.distinct(value, words)
}
