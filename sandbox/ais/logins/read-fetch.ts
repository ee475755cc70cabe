import type { Sandbox } from '../../world/sandbox.ts'
import { refusalAs } from '../../basics/refusals.ts'
import type { FetchDates } from '../../rules/logins/dates-rules.ts'
import type { Attempt, FetchType } from '../../store/entities.ts'
import { readDates } from '../../fetching/read-dates.ts'
import { readScopes, type ScopesContext } from './read-scopes.ts'
import { fetchTypeOf } from '../../rules/logins/fetch-type-of.ts'
import type { Fields } from '../../basics/values.ts'

export interface Fetched extends FetchDates {
  fetch_scopes: string[]
  /** Set in version 3; null when the body asks by scopes. */
  fetchType: FetchType | null
}

export interface FetchContext extends ScopesContext {
  /** In version 3, the attempt to continue when the body names no type. */
  goesOn?: Attempt
}

/**
 * What a body asks to fetch: by scopes or, in version 3, by type.
 * @throws Refusal of readScopes and readDates, FetchTypeNotAllowed
 */
export function readFetch(sandbox: Sandbox, data: Fields, context: FetchContext): Fetched {
  if (!context.version.asksByType) {
    const fetch_scopes = readScopes(sandbox, data.fetch_scopes, context)
    return { fetch_scopes, fetchType: null, ...readDates(sandbox, data, fetch_scopes) }
  }
  const { goesOn } = context
  const namesType = data.fetch_type !== undefined && data.fetch_type !== null
  const fetchType = namesType ? readType(sandbox, data.fetch_type) : typeWhenAbsent(sandbox, goesOn)
  const fetch_scopes = namesType || !goesOn ? scopesOf(sandbox, fetchType, context) : goesOn.fetch_scopes
  return { fetch_scopes, fetchType, ...readDates(sandbox, data, fetch_scopes, fetchType) }
}

function typeWhenAbsent(sandbox: Sandbox, goesOn: Attempt | undefined): FetchType {
  return goesOn ? fetchTypeOf(sandbox, goesOn) : sandbox.rules.fetchTypes.default
}

/** @throws Refusal FetchTypeNotAllowed */
function readType(sandbox: Sandbox, value: unknown): FetchType {
  const rules = sandbox.rules.fetchTypes
  if (rules.known(value, rules.words)) return value
  throw refusalAs(rules.refusal, 'fetch-type-listed', rules.words.join(', '))
}

/** Version 3 has no word for holder info: clients that have the feature always get it. */
function scopesOf({ rules }: Sandbox, type: FetchType, { client, provider }: ScopesContext): string[] {
  const scopes = rules.fetchTypes.scopes(type)
  const whole = rules.fetchScopes.distinct([...scopes, 'holder_info'], rules.fetchScopes.words)
  const supported = provider !== undefined && rules.fetchScopes.holderInfoSupported(whole, provider)
  return supported && rules.fetchScopes.allowedFor(whole, client) ? whole : scopes
}
