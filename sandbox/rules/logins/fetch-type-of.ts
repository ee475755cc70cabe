import type { Attempt, FetchType } from '../../store/entities.ts'

interface TypeRules {
  fetchTypes: { ofScopes: (scopes: readonly string[]) => FetchType }
}

/** The type of an attempt, also when another version made it. */
export function fetchTypeOf({ rules }: { rules: TypeRules }, { fetchType, fetch_scopes }: Attempt): FetchType {
  return fetchType ?? rules.fetchTypes.ofScopes(fetch_scopes)
}
