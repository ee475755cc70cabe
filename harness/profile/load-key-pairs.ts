import { type Fields, isFields } from '../../core/fields.ts'
import { X509Certificate } from 'node:crypto'
import { keyPairsOf, type OpenFinanceProfile } from './open-finance-profile.ts'
import { loadKey } from './load-key.ts'
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
  for (const [path, pair] of pairsIn(section)) loadPair(pair, path, folder, problems)
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
  const loaded = loadKey(pair, path, 'key', folder, problems)
  const certificate = certificateAt && certificateIn(String(pair['certificate']), certificateAt, problems)
  if (!certificate || !loaded || certificate.checkPrivateKey(loaded.key)) return
  problems.add(loaded.at, {
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
