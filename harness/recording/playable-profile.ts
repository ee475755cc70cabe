import { generateKeyPairSync } from 'node:crypto'
import { keyPairsOf } from '../profile/open-finance-profile.ts'
import type { Profile } from '../profile/profile.ts'

/** Nobody verifies what is signed with it, and a short key signs quickly. */
const modulusLength = 1024

/** The profile of a recording with a key of its own in place of each that was left out: requests are signed as they were. */
export function playableProfile(profile: Profile): Profile {
  const key = generateKeyPairSync('rsa', { modulusLength })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const played = structuredClone(profile)
  for (const client of played.clients) {
    delete client.private_key_file
    if (client.private_key !== undefined) client.private_key = key
  }
  if (played.open_finance) for (const [, pair] of keyPairsOf(played.open_finance)) pair.key = key
  return played
}
