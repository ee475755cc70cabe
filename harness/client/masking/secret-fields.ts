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
/** By name, the label that was found for it; empty for a name that is not secret. */
const labels = new Map<string, string>()
/** A target may choose names; most come again and again. */
const mostNames = 10_000

/** What the values of a field or a header are where they are secret, in whatever way its name is spelled; undefined elsewhere. */
export function labelOf(name: string): string | undefined {
  const known = labels.get(name)
  if (known !== undefined) return known || undefined
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  const label = secretNames.get(letters) ?? [...secretEnds].find(([end]) => letters.endsWith(end))?.[1]
  if (labels.size === mostNames) labels.clear()
  labels.set(name, label ?? '')
  return label
}

/** Whether a field or a header holds an address in which a token may stand. */
export function mayHoldToken(name: string): boolean {
  return /(?:url|uri|link|href|location|refresh)s?$/i.test(name) && !/^(?:home|logo|icon|image)/i.test(name)
}
