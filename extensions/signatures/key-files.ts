import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { fileNamed } from '../../cli/asked/file-named.ts'

/** Environment variable with the passphrase of an encrypted key. */
const passphraseVariable = 'ASSAY_KEY_PASSPHRASE'

/** The private key of a PEM file; the passphrase comes from the environment. @throws AskedWrongly KEY_UNREADABLE */
export function privateKeyFile(option: string, file: string, env: NodeJS.ProcessEnv): KeyObject {
  const passphrase = env[passphraseVariable]
  return readKey(option, file, `an RSA private key in PEM form, its passphrase in ${passphraseVariable}`, (key) =>
    createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) }),
  )
}

/** The public key of a PEM file, which may be a certificate or a private key too. @throws AskedWrongly KEY_UNREADABLE */
export function publicKeyFile(option: string, file: string): KeyObject {
  return readKey(option, file, 'an RSA public key or a certificate in PEM form', (key) => createPublicKey(key))
}

/** The first certificate of a PEM file, as PEM. @throws AskedWrongly KEY_UNREADABLE */
export function certificateFile(option: string, file: string): string {
  return readKey(option, file, 'a certificate in PEM form', (pem) => new X509Certificate(pem).toString())
}

function readKey<Key>(option: string, file: string, accepted: string, read: (pem: Buffer) => Key): Key {
  const pem = fileNamed(option, file)
  try {
    return read(pem)
  } catch (cause) {
    throw new AskedWrongly('KEY_UNREADABLE', `${option} names ${file}; accepted is ${accepted}.`, { cause })
  }
}
