import { generateKeyPairSync } from 'node:crypto'
import { keyPairsOf } from '../profile/open-finance-profile.ts'
import type { Profile } from '../profile/profile.ts'

/** Nobody verifies these signatures, and a short key signs fast. */
const modulusLength = 1024

/** A recorded profile with a new key for each one that was left out, so that requests are signed again. */
export function playableProfile(profile: Profile): Profile {
  const played = structuredClone(profile)
  const keys = new Map<string, string>()
  const keyFor = (leftOut: string): string => {
    const key = keys.get(leftOut) ?? newKey()
    keys.set(leftOut, key)
    return key
  }
  for (const client of played.clients) {
    delete client.private_key_file
    if (client.private_key !== undefined) client.private_key = keyFor(client.private_key)
  }
  if (played.open_finance) for (const [, pair] of keyPairsOf(played.open_finance)) pair.key = keyFor(pair.key)
  return played
}

function newKey(): string {
  return generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
