import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Client, Credentials } from '../../store/entities.ts'
import { type Fields, isObject } from '../../basics/values.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Call } from '../../serving/call.ts'
import type { Holdings } from '../../providers/holdings.ts'

/**
 * The credentials of a body, plain or encrypted; undefined when there are neither.
 * @throws Refusal WrongRequestFormat, and what decrypting refuses
 */
export function readCredentials(sandbox: Sandbox, client: Client, data: Fields): Credentials | undefined {
  const encrypted = data.encrypted_credentials
  if (encrypted !== undefined && encrypted !== null) return decryptCredentials(sandbox, client, encrypted)
  if (data.credentials === undefined) return undefined
  return asCredentials(data.credentials)
}

/**
 * @throws Refusal WrongRequestFormat when the body has no credentials
 */
export function needCredentials(sandbox: Sandbox, client: Client, data: Fields): Credentials {
  const credentials = readCredentials(sandbox, client, data)
  if (credentials) return credentials
  throw refusal('required', 'credentials')
}

/** Whether both have the same fields and values, in any order. */
export function sameCredentials(a: Credentials | null, b: Credentials | null): boolean {
  if (a === null || b === null) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
}

/**
 * The credentials inside an encrypted_credentials object.
 * Source: Version 4, encrypted credentials.
 * @throws Refusal ActionNotAllowed, WrongRequestFormat, InvalidEncoding
 */
function decryptCredentials(sandbox: Sandbox, client: Client, value: unknown): Credentials {
  const rules = sandbox.rules.encryptedCredentials
  if (!rules.allowedFor(client)) throw refusal('encryption-allowed')
  if (!isObject(value)) throw refusal('object', 'encrypted_credentials')
  if (!rules.algorithmKnown(value.algorithm)) throw refusal('encryption-algorithm')
  if (!rules.versionKnown(value.version, sandbox.settings.credentialVersion)) {
    throw refusal('encryption-version', sandbox.settings.credentialVersion)
  }
  const wrappedKey = bytesOf(value, 'key')
  const wrappedIv = bytesOf(value, 'iv')
  const data = bytesOf(value, 'data')
  const { privateKey } = sandbox.settings.credentialKeys
  const key = rules.unwrap(privateKey, wrappedKey, 32)
  const iv = rules.unwrap(privateKey, wrappedIv, 16)
  if (key && iv) return decipher(sandbox, key, iv, data)
  throw refusal('encryption-key')
}

function decipher(sandbox: Sandbox, key: Buffer, iv: Buffer, data: Buffer): Credentials {
  let json: unknown
  try {
    json = JSON.parse(sandbox.rules.encryptedCredentials.decipher(key, iv, data))
  } catch {
    throw refusal('encryption-data')
  }
  return asCredentials(json)
}

/** Accepts line breaks inside the base64, which some encoders insert. */
function bytesOf(value: Fields, name: string): Buffer {
  const text = value[name]
  if (typeof text !== 'string') throw refusal('base64', name)
  const compact = text.replace(/[\r\n]/g, '')
  const bytes = Buffer.from(compact, 'base64')
  if (compact === '' || bytes.toString('base64') !== compact) throw refusal('base64', name)
  return bytes
}

/** @throws Refusal WrongRequestFormat when the value is no object */
function asCredentials(value: unknown): Credentials {
  if (!isObject(value)) throw refusal('object', 'credentials')
  return Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, textOf(typed)]))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  return ''
}

/** Checks the credentials before the attempt begins, where the rules say so. @throws Refusal InvalidCredentials */
export function refuseWrongCredentials({ rules }: Sandbox, provider: SandboxProvider, credentials: Credentials): void {
  if (!rules.loginCreate.refusesWrongCredentials || rules.stages.credentialsRight(provider, credentials)) return
  throw refusal('credentials-right')
}

/**
 * The content of the file sent with a create or reconnect: the part `file` of a form, or the file at file_url.
 * Undefined for a provider that takes credentials.
 * Source: Version 4, file providers; Errors, File classes.
 * @throws Refusal FileNotProvided, FileNotSaved, FileError, WrongProviderMode
 */
export async function readFile(
  call: Pick<Call, 'sandbox' | 'file'>,
  data: Fields,
  provider: SandboxProvider,
): Promise<Holdings | undefined> {
  const { sandbox, file } = call
  const rules = sandbox.rules.files
  const address = data.file_url === null ? undefined : data.file_url
  const missing = file === undefined && address === undefined
  if (!rules.takesFile(provider, !missing)) {
    if (missing) return undefined
    throw refusal('file-taken')
  }
  if (missing && !rules.required) return { holder_info: null, accounts: [] }
  if (missing) throw refusal('file-sent')
  const bytes = file ? file.bytes : await download(sandbox, address)
  if (bytes.length > rules.maxBytes) throw refusal('file-size', rules.maxBytes)
  const holdings = rules.parsed(bytes, file?.name ?? 'file')
  if (holdings === 'invalid') throw refusal('file-readable')
  return holdings
}

/**
 * The bytes at a file_url. Only this machine is called, so that clients cannot make the sandbox call others.
 * @throws Refusal FileError for an address that is not allowed, FileNotSaved when the download fails
 */
async function download(sandbox: Sandbox, address: unknown): Promise<Buffer> {
  const rules = sandbox.rules.files
  if (typeof address !== 'string' || !URL.canParse(address) || !rules.addressAllowed(new URL(address))) {
    throw refusal('file-address')
  }
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(3000) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await readUpTo(answer, rules.maxBytes + 1)
  } catch (cause) {
    throw refusal('file-fetched', (cause as Error).message)
  }
}

async function readUpTo(answer: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks)
}
