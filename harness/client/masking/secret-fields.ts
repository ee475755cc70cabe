/** Headers whose values are never written or shown: lower-case names with the label of the stand-in. */
export const secretHeaders: ReadonlyMap<string, string> = new Map(
  [
    'Secret',
    'App-secret',
    'Service-secret',
    'Client-secret',
    'Customer-secret',
    'Login-secret',
    'Connection-secret',
    'Control-token',
    'Signature',
    'x-jws-signature',
    'Authorization',
    'Cookie',
    'Set-Cookie',
  ].map((name) => [name.toLowerCase(), name]),
)

/** Endings of secret fields' names, in lower case without separators, with the label of their values. */
const secretEnds: ReadonlyMap<string, string> = new Map([
  ['secret', 'secret'],
  ['token', 'token'],
  ['jwt', 'token'],
  ['sessionid', 'token'],
  ['assertion', 'token'],
  ['authorization', 'token'],
  ['authorizationcode', 'token'],
  ['authcode', 'token'],
  ['otp', 'credential'],
  ['password', 'credential'],
  ['passwd', 'credential'],
  ['passphrase', 'credential'],
  ['passcode', 'credential'],
  ['encryptedcredentials', 'encrypted credential'],
  ['credentials', 'credential'],
  ['privatekey', 'private key'],
  ['secretkey', 'private key'],
  ['apikey', 'secret'],
  ['accesskey', 'secret'],
  ['querystring', 'query string'],
])
/** Names that are secret only as a whole. */
const secretNames: ReadonlyMap<string, string> = new Map([
  ['file', 'file content'],
  ['pin', 'credential'],
  ['pwd', 'credential'],
  ['cookie', 'token'],
])
/** What the name of a field or header shows. */
export interface AboutField {
  /** The label of its secret values in any spelling of the name; undefined where they are not secret. */
  label: string | undefined
  /** Whether a machine-made value in it grants access. */
  isCode: boolean
  /** Whether it holds an address that may contain a token. */
  mayHoldToken: boolean
}

const codes = /^(?:code|state|nonce|key|sid|sig|session|signature|auth|ticket)$/i
const known = new Map<string, AboutField>()
/** The bound of a cache: a target may choose names, and most names repeat. */
const mostNames = 10_000

export function aboutField(name: string): AboutField {
  const before = known.get(name)
  if (before) return before
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  const about = {
    label: secretNames.get(letters) ?? [...secretEnds].find(([end]) => letters.endsWith(end))?.[1],
    isCode: codes.test(name),
    mayHoldToken: /(?:url|uri|link|href|location|refresh)s?$/i.test(name) && !/^(?:home|logo|icon|image)/i.test(name),
  }
  if (known.size === mostNames) known.clear()
  known.set(name, about)
  return about
}

/** The label of a name without context. */
export function labelOf(name: string): string | undefined {
  return aboutField(name).label
}
