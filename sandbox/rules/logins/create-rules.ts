import type { SandboxProvider } from '../../providers/provider.ts'
import type { Client, Login } from '../../store/entities.ts'
import { type Fields, isObject } from '../../basics/values.ts'
import { findProvider } from '../../providers/find-provider.ts'
import type { Holdings } from '../../providers/holdings.ts'
import { parseImport } from '../../providers/parse-import.ts'
import { constants, createDecipheriv, privateDecrypt } from 'node:crypto'

/** How a request for a new login is checked. Source: Version 4, login create body; Errors; Limits. */
export const loginCreateRules = () => ({
  locales: ['uk', 'bg', 'de', 'pl', 'en', 'ru', 'ro', 'nl', 'it', 'he', 'es', 'pt-BR'],
  categorizations: ['none', 'personal', 'business'],

  defaultLocale: 'en',
  defaultCategorization: 'personal' as 'none' | 'personal' | 'business',
  defaultIncludeFakeProviders: false,
  defaultStoreCredentials: true,

  isBoolean: (value: unknown): value is boolean => typeof value === 'boolean',

  /** The body as read, by its address: faults misread fields here. */
  asked: (data: Fields, _url: string): Fields => data,

  /** The catalogue's code for the code of a client or login. */
  providerCode: (code: string): string => code,

  /** A provider as used and shown: faults change it here. */
  provider: (provider: SandboxProvider): SandboxProvider => provider,

  /** Whether the client sees a provider: fake ones exist only for test and pending clients that ask for them. */
  providerVisible: (provider: { fake: boolean }, client: Client, includeFake: boolean): boolean =>
    !provider.fake || (includeFake && (client.status === 'test' || client.status === 'pending')),

  /** The class that refuses a provider for its status. */
  providerRefusal: (provider: { status: string }): string | undefined =>
    ({ inactive: 'ProviderInactive', disabled: 'ProviderDisabled' })[provider.status],

  /** Whether wrong credentials refuse the request; otherwise they end the attempt. A choice. */
  refusesWrongCredentials: false,

  /** Whether the client lacks the keys of its own that the provider needs. */
  keyMissing: (provider: { has_keys: boolean }): boolean => !provider.has_keys,

  /** File providers refuse an explicit true: they have no credentials to store. */
  storeCredentialsUsable: (value: boolean, provider: { mode: string }): boolean => !value || provider.mode !== 'file',

  customFieldsMaxBytes: 1024,
  isCustomFields: isObject,
  customFieldsFit: (text: string, maxBytes: number): boolean => Buffer.byteLength(text) <= maxBytes,

  /** Whether a new login repeats an old one; a login that never worked does not count. */
  duplicates: (old: Login, providerCode: string, sameCredentials: boolean, oldProcessing: boolean): boolean =>
    old.providerCode === providerCode && sameCredentials && (old.last_success_at !== null || oldProcessing),

  limitReached: (client: Client, loginCount: number): boolean =>
    (client.status === 'test' || client.status === 'pending') && loginCount >= client.loginLimit,
})

/** This sandbox's provider with that code. */
export function providerNamed(
  { rules: { loginCreate } }: { rules: { loginCreate: ReturnType<typeof loginCreateRules> } },
  code: string,
): SandboxProvider | undefined {
  const provider = findProvider(loginCreate.providerCode(code))
  return provider && loginCreate.provider(provider)
}

/** Files instead of credentials. Source: Version 4, file providers; Limits; Errors. */
export const filesRules = () => ({
  /** The document states it for one provider; the sandbox uses it for all. */
  maxBytes: 5 * 1024 * 1024,

  /** Whether a provider takes a file; `sent` says whether one came. */
  takesFile: (provider: { mode: string }, _sent: boolean): boolean => provider.mode === 'file',

  /** Whether a provider that takes files refuses a request without one. */
  required: true,

  /** The content of the file. */
  parsed: (bytes: Uint8Array, name: string): Holdings | 'invalid' => parseImport(bytes, name),

  /** Whether the sandbox downloads a file from an address: only from this machine. */
  addressAllowed: (url: URL): boolean =>
    /^https?:$/.test(url.protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname),
})

/** Encrypted credentials. Source: Version 4, encrypted credentials; the documents do not name the RSA padding. */
export const encryptedCredentialsRules = () => ({
  allowedFor: (client: Client): boolean => client.encryptedCredentials,

  algorithmKnown: (algorithm: unknown): boolean => algorithm === 'AES-256-CBC',
  versionKnown: (version: unknown, expected: string): boolean => version === expected,

  /** The decrypted secret of `byteCount` bytes, with any RSA padding; undefined when none fits. */
  unwrap: (privateKey: string, wrapped: Buffer, byteCount: number): Buffer | undefined => {
    for (const padding of paddings) {
      try {
        const bytes = privateDecrypt({ key: privateKey, ...padding }, wrapped)
        if (bytes.length === byteCount) return bytes
      } catch {
        continue
      }
    }
    return undefined
  },

  /** The credentials' JSON text. @throws Error when key, iv and data do not belong together */
  decipher: (key: Buffer, iv: Buffer, data: Buffer): string => {
    const decipher = createDecipheriv('aes-256-cbc', key, iv)
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
  },
})

const paddings = [
  { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
  { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
  { padding: constants.RSA_PKCS1_PADDING },
]
