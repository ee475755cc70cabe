import { refuseUncovered } from '../consents/refuse-uncovered.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { type Fields, isObject, optionalDataObject } from '../../basics/values.ts'
import { objectOf } from '../../serving/object-of.ts'

/** The body of version 6 in the words of version 4, and whether the client passes on a consent given to it. */
export interface Terms {
  data: Fields
  consented: boolean
}

/**
 * Reads a version 6 body. The documents do not show it: the sandbox takes the fields of version 4, those of the fetch
 * also under `attempt`, and the agreed scopes and first day under `consent`. Fake providers need no flag.
 * Source: Version 6 endpoints, reconnect.
 * @throws Refusal WrongRequestFormat, FetchScopesNotAllowed for scopes outside the consent
 */
export function readTerms(sandbox: Sandbox, body: unknown): Terms {
  const { coveredBy } = sandbox.rules.sessions
  const { attempt, consent, automatic_refresh, ...rest } = optionalDataObject(body)
  const agreed = objectOf('consent', consent)
  const asked = { ...rest, ...objectOf('attempt', attempt) }
  const agreedScopes = Array.isArray(agreed.scopes) ? agreed.scopes.map(coveredBy) : agreed.scopes
  const fetch_scopes = asked.fetch_scopes ?? agreedScopes
  refuseUncovered(sandbox, fetch_scopes, agreedScopes)
  const from_date = asked.from_date ?? asked.fetch_from_date ?? agreed.from_date
  const data = {
    include_fake_providers: true,
    ...asked,
    ...ifDefined('fetch_scopes', fetch_scopes),
    ...ifDefined('from_date', from_date),
    ...ifDefined('to_date', asked.to_date ?? asked.fetch_to_date),
    ...ifDefined('daily_refresh', automatic_refresh ?? asked.daily_refresh),
  }
  return { data, consented: isObject(consent) }
}

function ifDefined(name: string, value: unknown): Fields {
  return value === undefined ? {} : { [name]: value }
}
