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

  'success-callbacks-not-comparable': () =>
    'A login that asked for a callback after its accounts got none either, so this proves nothing.',
  'success-callbacks-fewer': ({ callbacks: came, asked }: Callbacks & { asked: number }) =>
    `${count(came, 'success callback')} came for the login, and ${asked} for one that asked for a callback after its accounts.`,

  'callback-fields-seen': ({ fields }: { fields: readonly string[] }) =>
    `Callbacks show these fields: ${fields.join(', ')}.`,
  'callback-not-repeated': () => 'A callback that got the answer 500 did not come again while the check waited for it.',
  'callback-repeated': ({ seconds }: { seconds: number }) =>
    `A callback that got the answer 500 came again after ${seconds} s.`,

  'callback-unsigned': ({ got }: { got: string }) => `A callback has ${got}; expected a signature in base64.`,
  'callbacks-signed-with': ({ callbacks: seen, digest }: Callbacks & { digest: string }) =>
    `${count(seen, 'callback')} ${seen === 1 ? 'is' : 'are'} signed with ${digest}.`,
  'callback-signature-unknown': () =>
    'Under the public key of the profile, no signature fits a text that callbacks are likely to sign.',
  'callback-signature-covers': ({ texts }: { texts: readonly string[] }) =>
    `The signature of callbacks covers ${texts.join(' or ')}.`,
} as const
