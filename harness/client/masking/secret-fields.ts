import { remembering } from './remembering.ts'

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
/** The last three letters of these names, each as 15 bits. */
const ends = new Set([...secretEnds.keys(), ...secretNames.keys()].map((name) => keyOf(name.slice(-3))))

function keyOf(letters: string): number {
  let key = 0
  for (let at = 0; at < letters.length; at += 1) key = (key << 5) | (letters.charCodeAt(at) & 0x1f)
  return key
}

/**
 * Whether the name that ends before a place of a text may be that of a secret field, by its last three letters: most are
 * not, and need not be cut out of the text and looked up. A name with escapes is not asked for.
 */
export function mayEndSecretName(text: string, end: number): boolean {
  let key = 0
  let letters = 0
  for (let at = end - 1; letters < 3; at -= 1) {
    const code = text.charCodeAt(at)
    // Some characters beyond ASCII have a small letter within it. No place before the text has a number.
    if (code === quote || !(code < 0x80)) return true
    if (!isLetter(code)) continue
    key |= (code & 0x1f) << (5 * letters)
    letters += 1
  }
  return ends.has(key)
}

const quote = 0x22

function isLetter(code: number): boolean {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a
}

/** What the name of a field says of its value. */
interface FieldKind {
  label: string | undefined
  /** Whether it may be a code by which somebody is let in, or a word such as an error's. */
  isCode: boolean
  /** Whether it is an address in which a token may stand. */
  isAddress: boolean
}

/** What the name of a field or a header says, in whatever way it is spelled. */
export const kindOf = remembering(10_000, 100, (name): FieldKind => ({
  label: labelOfSpelled(name.toLowerCase().replace(/[^a-z]/g, '')),
  isCode: /^(?:code|state|nonce)$/i.test(name),
  isAddress: /(?:url|uri|link|href|location|refresh)s?$/i.test(name) && !/^(?:home|logo|icon|image)/i.test(name),
}))

/** What the values of a field are where they are secret; undefined elsewhere. */
export function labelOf(name: string): string | undefined {
  return kindOf(name).label
}

function labelOfSpelled(letters: string): string | undefined {
  return secretNames.get(letters) ?? [...secretEnds].find(([end]) => letters.endsWith(end))?.[1]
}

/**
 * Values that test banks like to use as credentials and that every report is full of. They are hidden in their own
 * field only: hiding them everywhere would leave no readable sentence and would hide nothing.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'account admin answer bank client code connect correct customer data demo email error fail failure fake false image ' +
    'invalid login name none null option password phone pin provider right secret succeed success test token true user ' +
    'username valid value wrong'
  ).split(' '),
)
