import { count } from './count.ts'

type Callbacks = { callbacks: number }

/** Callbacks that the target sends: which came, what they hold, how they are signed. */
export const callbacks = {
  'callbacks-unreached': () =>
    'The target sent callbacks, and none arrived; check that it can reach callbacks.public_url.',
  'callbacks-unregistered': () =>
    'No callback of this run arrived, and nothing shows that its addresses are registered; register those of callbacks.public_url for the main client.',
  'no-callback': ({ kind }: { kind?: string | undefined }) =>
    `No ${kind === undefined ? '' : `${kind} `}callback came for the login.`,
  'no-callback-with-ids': () => 'No callback with ids came for the login.',
  'callback-came': ({ kind }: { kind: string }) => `The ${kind} callback came for the login.`,
  'callback-missing': ({ kind, others }: { kind: string; others: readonly string[] }) =>
    `The target sent ${others.length === 0 ? 'no callback' : others.join(', ')} for the login; expected the ${kind} callback.`,

  'success-callbacks-came': ({ callbacks: came }: Callbacks) =>
    `${count(came, 'success callback')} came for the login.`,
  'success-callback-missing': () =>
    'One success callback came for the login; expected one after its accounts and one at the end.',
  'success-callbacks-not-comparable': () =>
    'A login that asked for a callback after its accounts got none either, so this proves nothing.',
  'success-callbacks-fewer': ({ callbacks: came, asked }: Callbacks & { asked: number }) =>
    `${count(came, 'success callback')} came for the login, and ${asked} for one that asked for a callback after its accounts.`,
  'success-callbacks-unasked': ({ callbacks: came, asked }: Callbacks & { asked: number }) =>
    `${count(came, 'success callback')} came for a login that asked for none after its accounts; expected fewer than the ${asked} of one that asked.`,

  'callback-id-not-string': ({ place, got }: { place: string; got: string }) =>
    `The id at ${place} of a callback is ${got}; expected a string.`,
  'callback-ids-are-strings': ({ callbacks: seen }: Callbacks) => `All ids in ${count(seen, 'callback')} are strings.`,
  'callback-fields-seen': ({ fields }: { fields: readonly string[] }) =>
    `Callbacks show these fields: ${fields.join(', ')}.`,
  'callback-not-repeated': () => 'A callback that got the answer 500 did not come again while the check waited for it.',
  'callback-repeated': ({ seconds }: { seconds: number }) =>
    `A callback that got the answer 500 came again after ${seconds} s.`,

  'callback-unsigned': ({ got }: { got: string }) => `A callback has ${got}; expected a signature in base64.`,
  'callbacks-signed': ({ callbacks: seen }: Callbacks) => `Signature headers were seen on ${count(seen, 'callback')}.`,
  'callback-digest-differs': ({ digest, wanted }: { digest: string; wanted: string }) =>
    `A callback is signed with ${digest}; expected ${wanted}.`,
  'callbacks-signed-with': ({ callbacks: seen, digest }: Callbacks & { digest: string }) =>
    `${count(seen, 'callback')} ${seen === 1 ? 'is' : 'are'} signed with ${digest}.`,
  'callback-signature-unknown': () =>
    'Under the public key of the profile, no signature fits a text that callbacks are likely to sign.',
  'callback-signature-covers': ({ texts }: { texts: readonly string[] }) =>
    `The signature of callbacks covers ${texts.join(' or ')}.`,
} as const
