import type { Sandbox } from '../../world/sandbox.ts'
import { refusal, refusalAs } from '../../basics/refusals.ts'
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
    throw refusal('scopes-sent')
  }
  if (!rules.wellFormed(value, words)) {
    throw refusal('scopes-listed', 'fetch_scopes', words.join(', '))
  }
  if (context.combined && !anyCombination && !rules.combinationAllowed(value, rules.combinations)) {
    throw refusalAs(rules.combinationRefusal, 'scopes-combination')
  }
  if (!rules.allowedFor(value, context.client)) {
    throw refusal('holder-info-allowed')
  }
  if (context.provider && !rules.holderInfoSupported(value, context.provider)) {
    throw refusal('holder-info-supported')
  }
  return rules.distinct(value, words)
}
