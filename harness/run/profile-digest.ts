import { createHash } from 'node:crypto'
import { basename, isAbsolute } from 'node:path'
import type { Profile } from '../profile/profile.ts'
import { secretsOf } from '../profile/secrets-of.ts'

const inPlace = '(secret)'
/** A shorter secret is looked for as a whole text alone: it may be part of any word. */
const leastWithin = 8

/**
 * By what a profile is known outside of its run: the SHA-256, in hex, of its canonical JSON (RFC 8785) without secrets and
 * without the folders of files. Whoever has the profile comes to the same, with other secrets too. The masker of a run is
 * not asked: it names secrets by their values.
 */
export async function profileDigestOf(profile: Profile): Promise<string> {
  const { json } = await import('@sigstore/core')
  const secrets = secretsOf(profile).map(({ value }) => value)
  const plain: unknown = JSON.parse(JSON.stringify(profile, (_name, value: unknown) => shown(value, secrets)))
  return createHash('sha256').update(json.canonicalize(plain)).digest('hex')
}

function shown(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'string') return value
  if (secrets.includes(value.trim()) || secrets.includes(value)) return inPlace
  const long = secrets.filter(({ length }) => length >= leastWithin)
  const text = long.reduce((rest, secret) => rest.replaceAll(secret, inPlace), value)
  return isAbsolute(text) ? basename(text) : text
}
