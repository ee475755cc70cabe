import { type Fields, isFields } from '../../core/fields.ts'
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { keyPairsOf, type OpenFinanceProfile } from './open-finance-profile.ts'
import { takeText } from './readable.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

/**
 * Reads the certificate and key files of `open_finance` and makes their names absolute. Changes `profile`. Reports
 * unreadable files, invalid certificates or RSA keys, and keys that do not fit, without their content.
 */
export function loadKeyPairs(profile: unknown, folder: string, problems: ProblemList): void {
  const section = (profile as { open_finance?: unknown } | null)?.open_finance
  if (!isFields(section)) return
  const authority = takeText(section, ['open_finance'], 'authority', folder, problems)
  if (authority) certificateIn(String(section['authority']), authority, problems)
  // An alias of YAML may repeat a pair in several places.
  const pairs = new Map(pairsIn(section).map(([path, pair]) => [pair, path]))
  for (const [pair, path] of pairs) loadPair(pair, path, folder, problems)
}

function pairsIn(section: Fields): Array<[ProfilePath, Fields]> {
  const { websites, seals } = section
  const whole = { ...section, websites: isFields(websites) ? websites : {}, seals: isFields(seals) ? seals : {} }
  return keyPairsOf(whole as unknown as OpenFinanceProfile).flatMap(([path, pair]): Array<[ProfilePath, Fields]> =>
    isFields(pair) ? [[['open_finance', ...path], pair]] : [],
  )
}

function loadPair(pair: Fields, path: ProfilePath, folder: string, problems: ProblemList): void {
  for (const name of ['certificate', 'key']) {
    const absent = pair[name] === undefined && pair[`${name}_file`] === undefined
    if (absent) problems.add([...path, `${name}_file`], { given: 'nothing', advice: `add \`${name}_file\`` })
  }
  const certificateAt = takeText(pair, path, 'certificate', folder, problems)
  const keyAt = takeText(pair, path, 'key', folder, problems)
  const certificate = certificateAt && certificateIn(String(pair['certificate']), certificateAt, problems)
  const key = keyAt && keyIn(pair, keyAt, problems)
  if (!certificate || !key || certificate.checkPrivateKey(key)) return
  problems.add(keyAt, {
    given: 'the key of another certificate',
    accepted: 'the private key that belongs to the certificate beside it',
  })
}

function certificateIn(text: string, path: ProfilePath, problems: ProblemList): X509Certificate | undefined {
  try {
    return new X509Certificate(text)
  } catch {
    problems.add(path, {
      given: text.includes('PRIVATE KEY')
        ? 'a private key (not shown)'
        : 'a text that is not a certificate (not shown)',
      accepted: 'the PEM of a certificate (-----BEGIN CERTIFICATE-----)',
    })
    return undefined
  }
}

function keyIn(pair: Fields, path: ProfilePath, problems: ProblemList): KeyObject | undefined {
  const { passphrase } = pair
  const key = String(pair['key'])
  const report = (given: string) => {
    const accepted = 'the PEM of an RSA private key, with its passphrase where it is encrypted'
    problems.add(path, { given, accepted })
  }
  try {
    const read = createPrivateKey({ key, ...(typeof passphrase === 'string' && { passphrase }) })
    if (read.asymmetricKeyType === 'rsa') return read
    report(`a key of type ${read.asymmetricKeyType}`)
  } catch {
    if (key.includes('ENCRYPTED') && passphrase === undefined) report('an encrypted key without a passphrase')
    else if (key.includes('ENCRYPTED')) report('a key that the passphrase does not open')
    else if (key.includes('PRIVATE KEY')) report('a private key that is damaged (not shown)')
    else report('a text that is not a private key (not shown)')
  }
  return undefined
}
