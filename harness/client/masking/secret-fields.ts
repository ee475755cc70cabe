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

/** JSON fields that are hidden with all that lies beneath them, with the label that stands in for their values. */
export const secretFields: ReadonlyMap<string, string> = new Map([
  ['secret', 'secret'],
  ['token', 'token'],
  ['access_token', 'token'],
  ['refresh_token', 'token'],
  ['credentials', 'credential'],
  ['encrypted_credentials', 'encrypted credential'],
  ['interactive_credentials', 'credential'],
  ['private_key', 'private key'],
  ['query_string', 'query string'],
  ['file', 'file content'],
])

/** Fields that hold an address in which a token may stand. */
export const addressFields: ReadonlySet<string> = new Set(['connect_url', 'redirect_url', 'file_url', 'callback_url'])

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
