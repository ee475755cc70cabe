import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { byPerson, readFlowScript } from './flow-script.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'
import { readable } from './readable.ts'

type Fields = Record<string, unknown>

/**
 * Reads the key files that a profile names and makes its file names absolute, beside the profile's folder. Changes
 * `value`; reports files that cannot be read and keys that are no RSA keys, never showing what is in them. A script for
 * hosted pages is loaded where it is to be tried.
 */
export function loadFiles(
  value: unknown,
  { folder, triesScript }: { folder: string; triesScript: boolean },
  problems: ProblemList,
): void {
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
  if (triesScript && typeof script === 'string' && script !== byPerson)
    loadScript(profile.capabilities!, folder, problems)
  fieldsIn(profile?.providers).forEach((provider, index) => {
    const file = provider.file as Fields | undefined
    if (typeof file?.succeed !== 'string') return
    const absolute = resolve(folder, file.succeed)
    readable(absolute, ['providers', index, 'file', 'succeed'], problems)
    file.succeed = absolute
  })
}

/** Loads the script for hosted pages, so that one that cannot be used is reported before the run. */
function loadScript(capabilities: Fields, folder: string, problems: ProblemList): void {
  const path = ['capabilities', 'hosted_flow']
  const file = resolve(folder, String(capabilities.hosted_flow))
  if (readable(file, path, problems) === undefined) return
  try {
    readFlowScript(file)
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
    // Named as the profile names it, not by where this machine keeps it.
    const why = first.replaceAll(file, String(capabilities.hosted_flow))
    problems.add(path, {
      given: `${problems.shownAt(path)}: ${why}`,
      accepted: 'an ES module that exports the function `complete`',
      advice: 'see docs/hosted-pages.md',
    })
  }
  capabilities.hosted_flow = file
}

function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list)
    ? list.map((item: unknown) => (typeof item === 'object' && item !== null ? item : {}) as Fields)
    : []
}

function loadKey(
  holder: Fields,
  path: ProfilePath,
  key: { name: string; read: (pem: string) => KeyObject },
  folder: string,
  problems: ProblemList,
): void {
  const inText = [...path, key.name]
  const inFile = [...path, `${key.name}_file`]
  const file = holder[`${key.name}_file`]
  if (typeof file === 'string' && holder[key.name] !== undefined) {
    problems.add(inText, { given: `\`${key.name}\` and \`${key.name}_file\``, accepted: 'one of the two' })
  } else if (typeof file === 'string' && !problems.has(inFile)) {
    const pem = readable(resolve(folder, file), inFile, problems)
    if (pem === undefined) return
    holder[`${key.name}_file`] = resolve(folder, file)
    holder[key.name] = pem
    evaluateKey(pem, inFile, key.read, problems)
  } else if (typeof holder[key.name] === 'string' && !problems.has(inText)) {
    const pem = String(holder[key.name]).replaceAll('\\n', '\n')
    holder[key.name] = pem
    evaluateKey(pem, inText, key.read, problems)
  }
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
