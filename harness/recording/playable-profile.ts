import { generateKeyPairSync } from 'node:crypto'
import { keyPairsOf } from '../profile/open-finance-profile.ts'
import type { Profile } from '../profile/profile.ts'

/** Nobody verifies what is signed with it, and a short key signs quickly. */
const modulusLength = 1024

/** The profile of a recording with a new key in place of each that was left out: requests are signed as they were. */
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
