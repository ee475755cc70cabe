import type { Profile, V6BodyName } from '../../profile/profile.ts'

type Fields = Record<string, unknown>

/** What a body may name, by the placeholder that a profile's body has for it. */
export interface BodySubject {
  customer_id: string
  connection_id?: string
  provider_code?: string
}

/**
 * The body of a route of version 6 as the profile gives it, its placeholders replaced; undefined where it gives none.
 * Source: Account information / Endpoints / Version 6: the property lists are not shown.
 */
export function givenBody({ data }: Profile, name: V6BodyName, subject: BodySubject): Fields | undefined {
  const body = data.v6_bodies?.[name]
  return body && (filled(body, { ...subject }) as Fields)
}

/** A body with the placeholders in its texts, such as `{customer_id}`, replaced by what they stand for, where it is known. */
export function filled(value: unknown, subject: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string') return value.replace(/\{([a-z_]+)\}/g, (text, name: string) => subject[name] ?? text)
  if (Array.isArray(value)) return value.map((one) => filled(one, subject))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, subject)]))
}

const scopes = ['accounts', 'transactions']

/** What Assay says of consent and attempt where it has to guess: the access terms agreed to and the attempt's details. */
export function guessedTerms(): Fields {
  return { consent: { scopes }, attempt: { fetch_scopes: scopes, return_to: 'https://example.com/back' } }
}
