/** Headers whose values never reach a disk or a screen, by lower-case name, with the label that stands in for them. */
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

/** How names of secret fields end, in small letters without signs between words, with the label of their values. */
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
/** What a name says of a field or a header. */
export interface AboutField {
  /** What its values are where they are secret, in whatever way the name is spelled; undefined elsewhere. */
  label: string | undefined
  /** Whether it lets somebody in where its value was made by a machine. */
  isCode: boolean
  /** Whether it holds an address in which a token may stand. */
  mayHoldToken: boolean
}

const codes = /^(?:code|state|nonce|key|sid|sig|session|signature|auth|ticket)$/i
const known = new Map<string, AboutField>()
/** A target may choose names; most come again and again. */
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

/** The label of a name alone. */
export function labelOf(name: string): string | undefined {
  return aboutField(name).label
}
