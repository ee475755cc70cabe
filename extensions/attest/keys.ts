import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { fileNamed } from '../../cli/asked/file-named.ts'

const passphraseVariable = 'ASSAY_KEY_PASSPHRASE'
const leastRsaBits = 2048
const accepted = 'Ed25519, ECDSA on P-256, P-384 or P-521, or RSA of 2048 bits or more'

/** The digest that goes with each curve. */
const digestOfCurve: Readonly<Record<string, string>> = {
  prime256v1: 'sha256',
  secp384r1: 'sha384',
  secp521r1: 'sha512',
}

/**
 * The private key of a PEM file; the passphrase of an encrypted one comes from the environment.
 * @throws AskedWrongly KEY_ENCRYPTED, KEY_KIND or KEY_UNREADABLE; none says what is in the file
 */
export function signingKeyIn(file: string, env: NodeJS.ProcessEnv): KeyObject {
  const pem = fileNamed('--key', file)
  const passphrase = env[passphraseVariable]
  if (pem.includes('PUBLIC KEY-----'))
    throw new AskedWrongly(
      'KEY_UNREADABLE',
      `--key names ${file}, which holds a public key. Give the private key to sign.`,
    )
  return usable(file, () => {
    try {
      return createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) })
    } catch (cause) {
      if (!/ENCRYPTED/.test(pem.toString('latin1'))) throw cause
      const why = passphrase === undefined ? 'is encrypted' : 'cannot be decrypted with the passphrase that was given'
      const next = `Set ${passphraseVariable} to its passphrase.`
      throw new AskedWrongly('KEY_ENCRYPTED', `The key in ${file} ${why}. ${next}`, { cause })
    }
  })
}

/** The public key of a PEM file. @throws AskedWrongly KEY_KIND or KEY_UNREADABLE */
export function verifyingKeyIn(file: string): KeyObject {
  const pem = fileNamed('--key', file)
  if (pem.includes('PRIVATE KEY-----'))
    throw new AskedWrongly(
      'KEY_UNREADABLE',
      `--key names ${file}, which holds a private key. To verify, give the public key: openssl pkey -in ${file} -pubout`,
    )
  if (pem.includes('CERTIFICATE-----'))
    throw new AskedWrongly(
      'KEY_UNREADABLE',
      `--key names ${file}, which holds a certificate, and Assay does not check who issued it. Give its public key: openssl x509 -in ${file} -noout -pubkey`,
    )
  return usable(file, () => createPublicKey(pem))
}

function usable(file: string, read: () => KeyObject): KeyObject {
  let key: KeyObject
  try {
    key = read()
  } catch (cause) {
    if (cause instanceof AskedWrongly) throw cause
    throw new AskedWrongly(
      'KEY_UNREADABLE',
      `--key names ${file}, which holds no key in PEM form; accepted: ${accepted}.`,
      {
        cause,
      },
    )
  }
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {}
  const isTaken =
    key.asymmetricKeyType === 'ed25519' ||
    (key.asymmetricKeyType === 'ec' && digestOfCurve[namedCurve] !== undefined) ||
    (key.asymmetricKeyType === 'rsa' && modulusLength >= leastRsaBits)
  if (isTaken) return key
  throw new AskedWrongly('KEY_KIND', `The key in ${file} is ${kindOf(key)}; accepted: ${accepted}.`)
}

/** A key in a few words: `ed25519`, `ec prime256v1`, `rsa 2048`. */
export function kindOf({ asymmetricKeyType, asymmetricKeyDetails: details = {} }: KeyObject): string {
  return [asymmetricKeyType, details.namedCurve ?? details.modulusLength].filter(Boolean).join(' ')
}

/** The digest with which a key signs; Ed25519 brings its own. */
export function digestFor({ asymmetricKeyType, asymmetricKeyDetails: details = {} }: KeyObject): string | undefined {
  if (asymmetricKeyType === 'ed25519') return undefined
  return digestOfCurve[details.namedCurve ?? ''] ?? 'sha256'
}

/** By what a key is known in an envelope: the SHA-256 of its public half in DER, in hex. */
export function keyIdOf(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key
  return createHash('sha256')
    .update(half.export({ type: 'spki', format: 'der' }))
    .digest('hex')
}
