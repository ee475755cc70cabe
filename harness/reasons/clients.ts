import { count } from './count.ts'

type Outcome = { outcome: string }
type Class = { errorClass: string }

/** Clients: their keys, signatures and limits, and how they are refused. */
export const clients = {
  'total-not-shown': ({ place }: { place: string }) => `The record does not show ${place}.`,
  'others-left-out': ({ made, grown }: { made: number; grown: readonly number[] }) =>
    `Another client made ${count(made, 'customer')} each time, and the total grew by ${grown.join(' and ')}.`,
  'own-not-counted': ({ made, grown }: { made: number; grown: readonly number[] }) =>
    `The client made ${count(made, 'customer')} each time, and its own total grew by ${grown.join(' and ')}, so nothing shows whose customers are counted.`,

  'client-never-refused': ({ errorClass }: Class) =>
    `The target refused no request of the client, so ${errorClass} was not seen.`,
  'limit-not-reached': ({ logins, limit }: { logins: number; limit: number }) =>
    `The client has created only ${count(logins, 'login')} of ${limit}, so the limit was not tried.`,
  'limit-reached': ({ logins }: { logins: number }) =>
    `The target refused the client with LoginLimitReached after ${count(logins, 'login')}.`,
  'refused-before-limit': ({ logins, outcome }: { logins: number } & Outcome) =>
    `After ${count(logins, 'login')} the target refused the client with ${outcome}, which does not speak of the limit.`,
  'crowd-refused': ({ accepted, errorClass }: Class & { accepted: number }) =>
    `The target accepted ${count(accepted, 'request')} and refused more with ${errorClass}.`,
  'crowd-too-small': ({ accepted, most, spanSeconds }: { accepted: number; most: number; spanSeconds: number }) =>
    `The target accepted ${count(accepted, 'request')} within ${spanSeconds} s, which does not exceed ${most} for certain.`,
  'crowd-never-accepted': () => 'The target refused the first request too, so a refusal shows no limit.',
  'logins-used-up': () => 'The client has used up the logins that it may have.',

  'key-without-letters': () => 'The key has no letters, so it has no other letter case.',
  'no-control': ({ outcome }: Outcome) =>
    `The target refused the request (${outcome}), and the right request cannot be sent beside it, so nothing follows.`,
  'secret-not-known': ({ header }: { header: string }) => `Nothing is known to send as ${header}.`,
  'keys-the-same-elsewhere': () => 'The profile gives the main client no other keys for another version.',
  'route-refuses-otherwise': ({ outcome }: Outcome) =>
    `One route refuses for another reason first (${outcome}), so nothing follows.`,
  'no-route-accepts': () => 'No route accepted a request of the client, so nothing follows.',
  'some-accepted': ({ requests, accepted }: { requests: number; accepted: number }) =>
    `The target accepted ${accepted} of ${count(requests, 'request')} and refused none with an unexpected class.`,

  'owner-sees-nothing': () => 'The client that owns the rows sees none itself, so nothing follows.',
  'no-row-of-other-client': ({ rows, outcomes }: { rows: number; outcomes: readonly string[] }) =>
    `The answers show none of ${count(rows, 'row')} of another client: ${outcomes.join(', ')}.`,

  'corrupt-signature-accepted': () =>
    'The target accepts a corrupt signature too, so it proves nothing that it accepts a right one.',
} as const
