import { leavesOf } from './convert-replaced.ts'
import type { Profile } from './profile.ts'
import type { ProfilePath } from './profile-schema.ts'
import { isSecretPath } from './shown-value.ts'

/** A text that must never be written or printed, and the label of its stand-in. */
export interface Secret {
  value: string
  /** Its place in the profile, for readers: `clients main secret`. */
  label: string
}

/**
 * Every text of a profile below a field with a secret name, each once and longest first, so that a secret within a longer
 * one is masked after it. Short ones are included (a user may type `1`): the masker decides where to search for them. A
 * key is listed whole: the masker finds its parts.
 */
export function secretsOf(profile: Profile): Secret[] {
  const secrets = [
    ...leavesOf(profile)
      .filter(isSecretPath)
      .flatMap((path) => secretAt(path, profile)),
    ...secretsOfQuery(profile.data.oauth_login?.query_string),
  ]
  const once = new Map(secrets.filter(({ value }) => value !== '').map((secret) => [secret.value, secret]))
  return [...once.values()].sort((a, b) => b.value.length - a.value.length)
}

/** The text at a path. Its label names an entry of a list by its purpose. */
function secretAt(path: ProfilePath, profile: Profile): Secret[] {
  let value: unknown = profile
  const words = path.map((part) => {
    value = (value as Record<string, unknown>)[part]
    return typeof part === 'number' ? String((value as { purpose?: unknown }).purpose ?? part) : part
  })
  return typeof value === 'string' ? [{ value: value.trim(), label: words.join(' ').replaceAll('_', ' ') }] : []
}

/**
 * The whole query string, and its values that may be an authorisation code, raw and decoded: long values, and those
 * with a secret name. Short words are left out, because they would be hidden in every sentence.
 */
function secretsOfQuery(query: string | undefined): Secret[] {
  if (!query) return []
  const pairs = query.split('&').map((pair) => /^([^=]*)=?(.*)$/s.exec(pair)!.slice(1) as [string, string])
  const values = [...pairs, ...new URLSearchParams(query)]
    .filter(([name, value]) => value.length >= (/code|token|secret|key/i.test(name) ? 4 : 10))
    .map(([, value]) => value)
  return [query, ...values].map((value) => ({ value, label: 'query string of oauth login' }))
}
