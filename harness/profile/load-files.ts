import { type Fields, fieldsIn } from '../../core/fields.ts'
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { byPerson } from './flow-script.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'
import { readable, takeText } from './readable.ts'

/**
 * Reads the key files of a profile and makes its file names absolute, relative to the profile's folder. Changes
 * `value`. Reports unreadable files and keys that are no RSA keys, without their content.
 */
export function loadFiles(value: unknown, folder: string, problems: ProblemList): void {
  const profile = value as {
    clients?: unknown
    providers?: unknown
    capabilities?: Fields
    callbacks?: Fields
    features?: unknown
  }
  fieldsIn(profile?.clients).forEach((client, index) =>
    loadKey(client, ['clients', index], { name: 'private_key', read: createPrivateKey }, folder, problems),
  )
  const encrypted = profile?.capabilities?.encrypted_credentials as Fields | undefined
  if (encrypted && typeof encrypted === 'object') {
    const path = ['capabilities', 'encrypted_credentials']
    loadKey(encrypted, path, { name: 'public_key', read: createPublicKey }, folder, problems)
    if (encrypted.public_key === undefined) problems.add([...path, 'public_key_file'], { given: 'nothing' })
  }
  if (profile?.callbacks && typeof profile.callbacks === 'object')
    loadKey(profile.callbacks, ['callbacks'], { name: 'public_key', read: createPublicKey }, folder, problems)
  if (Array.isArray(profile?.features))
    profile.features = profile.features.map((one) => (typeof one === 'string' ? resolve(folder, one) : one))
  const browser = profile?.capabilities?.browser
  if (typeof browser === 'string' && /[/\\]/.test(browser)) profile.capabilities!.browser = resolve(folder, browser)
  const script = profile?.capabilities?.hosted_flow
  if (typeof script === 'string' && script !== byPerson) {
    readable(resolve(folder, script), ['capabilities', 'hosted_flow'], problems)
    profile.capabilities!.hosted_flow = resolve(folder, script)
  }
  fieldsIn(profile?.providers).forEach((provider, index) => {
    const file = provider.file as Fields | undefined
    for (const name of ['succeed', 'other']) {
      const given = file?.[name]
      if (!file || typeof given !== 'string') continue
      const absolute = resolve(folder, given)
      readable(absolute, ['providers', index, 'file', name], problems)
      file[name] = absolute
    }
  })
}

function loadKey(
  holder: Fields,
  path: ProfilePath,
  key: { name: string; read: (pem: string) => KeyObject },
  folder: string,
  problems: ProblemList,
): void {
  const textPath = takeText(holder, path, key.name, folder, problems)
  if (textPath) evaluateKey(String(holder[key.name]), textPath, key.read, problems)
}

function evaluateKey(pem: string, path: ProfilePath, read: (pem: string) => KeyObject, problems: ProblemList): void {
  const wanted = read === createPrivateKey ? 'private' : 'public'
  const accepted = `the PEM of an RSA ${wanted} key without a passphrase (-----BEGIN ...)`
  try {
    if (wanted === 'public' && pem.includes('PRIVATE KEY')) throw new Error('private')
    const type = read(pem).asymmetricKeyType
    if (type !== 'rsa') problems.add(path, { given: `a key of type ${type}`, accepted })
  } catch {
    problems.add(path, { given: givenKey(pem), accepted })
  }
}

function givenKey(pem: string): string {
  if (!pem.includes('-----BEGIN')) return 'a text that is not PEM (not shown)'
  if (pem.includes('ENCRYPTED')) return 'a key with a passphrase'
  return pem.includes('PRIVATE KEY')
    ? 'the PEM of a private key that does not fit or is damaged'
    : 'a PEM of another kind, or damaged'
}
