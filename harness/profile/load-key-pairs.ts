import { type Fields, isFields } from '../../core/fields.ts'
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { resolve } from 'node:path'
import { readable } from './readable.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

/**
 * Reads the certificate and key files of `open_finance` and makes their names absolute. Changes `profile`; reports files
 * that cannot be read, texts that are no certificate or no RSA key, and keys that do not fit, never showing them.
 */
export function loadKeyPairs(profile: unknown, folder: string, problems: ProblemList): void {
  const section = (profile as { open_finance?: unknown } | null)?.open_finance
  if (!isFields(section)) return
  loadText(section, ['open_finance'], 'authority', folder, problems)
  if (typeof section['authority'] === 'string') certificateIn(section, ['open_finance'], 'authority', problems)
  // One pair may stand in several places, by an alias of YAML.
  const pairs = new Map(pairsIn(section).map(([path, pair]) => [pair, path]))
  for (const [pair, path] of pairs) loadPair(pair, path, folder, problems)
}

function pairsIn(section: Fields): Array<[ProfilePath, Fields]> {
  const groups = [[], ['websites'], ['seals']].flatMap((path): Array<[ProfilePath, unknown]> => {
    const [name] = path
    return name === undefined
      ? [
          [['website'], section['website']],
          [['seal'], section['seal']],
        ]
      : Object.entries(section[name] ?? {}).map(([own, pair]): [ProfilePath, unknown] => [[name, own], pair])
  })
  return groups.flatMap(([path, pair]): Array<[ProfilePath, Fields]> =>
    isFields(pair) ? [[['open_finance', ...path], pair]] : [],
  )
}

function loadPair(pair: Fields, path: ProfilePath, folder: string, problems: ProblemList): void {
  for (const name of ['certificate', 'key']) {
    loadText(pair, path, name, folder, problems)
    const absent = pair[name] === undefined && pair[`${name}_file`] === undefined
    if (absent) problems.add([...path, `${name}_file`], { given: 'nothing', advice: `add \`${name}_file\`` })
  }
  const certificate = certificateIn(pair, path, 'certificate', problems)
  const key = keyIn(pair, path, problems)
  if (certificate && key && !certificate.checkPrivateKey(key)) {
    problems.add(whereOf(pair, path, 'key'), {
      given: 'the key of another certificate',
      accepted: 'the private key that belongs to the certificate beside it',
    })
  }
}

/** Puts the text of a file in the place of its name, unless both are given. */
function loadText(holder: Fields, path: ProfilePath, name: string, folder: string, problems: ProblemList): void {
  const file = holder[`${name}_file`]
  if (typeof file === 'string' && holder[name] !== undefined) {
    problems.add([...path, name], { given: `\`${name}\` and \`${name}_file\``, accepted: 'one of the two' })
  } else if (typeof file === 'string' && !problems.has([...path, `${name}_file`])) {
    const text = readable(resolve(folder, file), [...path, `${name}_file`], problems)
    holder[`${name}_file`] = resolve(folder, file)
    if (text !== undefined) holder[name] = text
  } else if (typeof holder[name] === 'string') holder[name] = holder[name].replaceAll('\\n', '\n')
}

function certificateIn(
  holder: Fields,
  path: ProfilePath,
  name: string,
  problems: ProblemList,
): X509Certificate | undefined {
  const text = holder[name]
  if (typeof text !== 'string') return undefined
  try {
    return new X509Certificate(text)
  } catch {
    problems.add(whereOf(holder, path, name), {
      given: text.includes('PRIVATE KEY')
        ? 'a private key (not shown)'
        : 'a text that is not a certificate (not shown)',
      accepted: 'the PEM of a certificate (-----BEGIN CERTIFICATE-----)',
    })
    return undefined
  }
}

function keyIn(pair: Fields, path: ProfilePath, problems: ProblemList): KeyObject | undefined {
  const { key, passphrase } = pair
  if (typeof key !== 'string') return undefined
  const report = (given: string) => {
    const accepted = 'the PEM of an RSA private key, with its passphrase where it is encrypted'
    problems.add(whereOf(pair, path, 'key'), { given, accepted })
  }
  try {
    const read = createPrivateKey({ key, ...(typeof passphrase === 'string' && { passphrase }) })
    if (read.asymmetricKeyType === 'rsa') return read
    report(`a key of type ${read.asymmetricKeyType}`)
  } catch {
    const encrypted = key.includes('ENCRYPTED')
    if (encrypted)
      report(
        passphrase === undefined ? 'an encrypted key without a passphrase' : 'a key that the passphrase does not open',
      )
    else
      report(
        key.includes('PRIVATE KEY')
          ? 'a private key that is damaged (not shown)'
          : 'a text that is not a private key (not shown)',
      )
  }
  return undefined
}

/** Where a text was given: its own field, or that of its file. */
function whereOf(holder: Fields, path: ProfilePath, name: string): ProfilePath {
  return [...path, holder[`${name}_file`] === undefined ? name : `${name}_file`]
}
