import { headerOf } from '../../core/exchange.ts'
import { fileNamed } from '../../cli/asked/file-named.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'

/** How a request is described on the command line. */
export interface GivenOptions {
  method: string
  url: string
  /** `Name: value`, once per header. */
  header: string[]
  /** The body as text. */
  data?: string
  /** A file with the exact bytes of the body; `-` reads standard input. */
  dataFile?: string
}

export interface GivenRequest {
  method: string
  path: string
  /** The address exactly as given: what is signed is never written anew. */
  address: string
  headers: Array<[name: string, value: string]>
  body: Buffer
}

/** The request that the command line describes. @throws AskedWrongly ADDRESS_INVALID, HEADER_INVALID, BODY_TWICE, FILE_UNREADABLE */
export function givenRequest({ method, url, header, data, dataFile }: GivenOptions): GivenRequest {
  if (!URL.canParse(url))
    throw new AskedWrongly(
      'ADDRESS_INVALID',
      `--url was given ${url}; give the complete address, https://host/path?query.`,
    )
  if (data !== undefined && dataFile !== undefined)
    throw new AskedWrongly('BODY_TWICE', 'the body was given by --data and by --data-file; give one of them.')
  const body = dataFile === undefined ? Buffer.from(data ?? '') : fileNamed('--data-file', dataFile)
  const { pathname: path } = new URL(url)
  return { method: method.toUpperCase(), path, address: url, headers: header.map(headerIn), body }
}

/** The value of a header that must have been given. @throws AskedWrongly HEADER_MISSING */
export function demandHeader(request: GivenRequest, name: string): string {
  const found = headerOf(request, name)
  if (found !== undefined) return found
  throw new AskedWrongly('HEADER_MISSING', `${name} is needed: add --header '${name}: ...'.`)
}

function headerIn(text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/s.exec(text) ?? []
  if (name !== undefined && value !== undefined) return [name, value]
  throw new AskedWrongly('HEADER_INVALID', `--header was given ${text}; give it as 'Name: value'.`)
}

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
