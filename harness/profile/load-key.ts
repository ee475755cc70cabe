import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Fields } from '../../core/fields.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'
import { takeText } from './readable.ts'

/** A key that was read, and the field that gave it. */
interface LoadedKey {
  key: KeyObject
  at: ProfilePath
}

/**
 * Replaces a key's file by its text and reads the key. Undefined where none is given. Reports a text that is no RSA key
 * of this kind, without its content.
 */
export function loadKey(
  holder: Fields,
  path: ProfilePath,
  name: 'private_key' | 'public_key' | 'key',
  folder: string,
  problems: ProblemList,
): LoadedKey | undefined {
  const at = takeText(holder, path, name, folder, problems)
  if (!at) return undefined
  const wanted = name === 'public_key' ? 'public' : 'private'
  const opened = name === 'key' ? ', with its passphrase where it is encrypted' : ' without a passphrase'
  const accepted = `the PEM of an RSA ${wanted} key${opened} (-----BEGIN ...)`
  const { [name]: text, passphrase } = holder
  const pem = String(text)
  try {
    // A public key could be made of a private one, which must not be given here.
    if (wanted === 'public' && pem.includes('PRIVATE KEY')) throw new Error('private')
    const given = { key: pem, ...(typeof passphrase === 'string' && { passphrase }) }
    const key = wanted === 'public' ? createPublicKey(pem) : createPrivateKey(given)
    if (key.asymmetricKeyType === 'rsa') return { key, at }
    problems.add(at, { given: `a key of type ${key.asymmetricKeyType}`, accepted })
  } catch {
    problems.add(at, { given: givenKey(pem, passphrase), accepted })
  }
  return undefined
}

function givenKey(pem: string, passphrase: unknown): string {
  if (!pem.includes('-----BEGIN')) return 'a text that is not PEM (not shown)'
  if (pem.includes('ENCRYPTED'))
    return passphrase === undefined ? 'a key with a passphrase' : 'a key that the passphrase does not open'
  return pem.includes('PRIVATE KEY')
    ? 'the PEM of a private key that does not fit or is damaged'
    : 'a PEM of another kind, or damaged'
}
