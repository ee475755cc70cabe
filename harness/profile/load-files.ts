import { type Fields, fieldsIn } from '../../core/fields.ts'
import { resolve } from 'node:path'
import { byPerson } from './flow-script.ts'
import type { ProblemList } from './problem-list.ts'
import { loadKey } from './load-key.ts'
import { readable } from './readable.ts'

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
    loadKey(client, ['clients', index], 'private_key', folder, problems),
  )
  const encrypted = profile?.capabilities?.encrypted_credentials as Fields | undefined
  if (encrypted && typeof encrypted === 'object') {
    const path = ['capabilities', 'encrypted_credentials']
    loadKey(encrypted, path, 'public_key', folder, problems)
    if (encrypted.public_key === undefined) problems.add([...path, 'public_key_file'], { given: 'nothing' })
  }
  if (profile?.callbacks && typeof profile.callbacks === 'object')
    loadKey(profile.callbacks, ['callbacks'], 'public_key', folder, problems)
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
