import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ClientProfile } from '../profile/profile.ts'
import { ClientError } from './client-error.ts'

const known = new WeakMap<ClientProfile, KeyObject>()

/**
 * The private key of a profile's client, read once per client.
 * @throws ClientError SIGNING_KEY_MISSING without a key in the profile, SIGNING_KEY_UNREADABLE when it is no private
 * key
 */
export function privateKeyOf(client: ClientProfile): KeyObject {
  const before = known.get(client)
  if (before) return before
  const { purpose, private_key, private_key_file } = client
  if (private_key === undefined && private_key_file === undefined)
    throw new ClientError(
      'SIGNING_KEY_MISSING',
      `The client with purpose ${purpose} has no private key to sign with. Give it private_key_file in the profile.`,
    )
  try {
    const key = createPrivateKey(private_key ?? readFileSync(private_key_file as string))
    known.set(client, key)
    return key
  } catch (cause) {
    throw new ClientError(
      'SIGNING_KEY_UNREADABLE',
      `The private key of the client with purpose ${purpose} could not be read${private_key_file ? ` from ${private_key_file}` : ''}. ` +
        'It must be an RSA private key in PEM form.',
      { cause },
    )
  }
}
