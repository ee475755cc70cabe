import { count, countThat } from './count.ts'

type Outcome = { outcome: string }
type Class = { errorClass: string }

/** Clients: their status, keys, counters and limits, and what one client sees of another. */
export const clients = {
  'total-not-shown': ({ place }: { place: string }) => `The record does not show ${place}.`,
  'totals-grew': () => 'The totals of customers and logins are larger after one of each was made.',
  'total-did-not-grow': ({ place, before, after }: { place: string; before: number; after: number }) =>
    `${place} is ${after} after one more was made; expected more than ${before}.`,
  'active-logins-counted': ({ active }: { active: number }) => `The record counts ${count(active, 'active login')}.`,
  'active-logins-not-counted': () =>
    'The record counts no active login although one is active; expected at least 1 at data.logins.active.',
  'others-left-out': ({ made, grown }: { made: number; grown: readonly number[] }) =>
    `Another client made ${count(made, 'customer')} each time, and the total grew by ${grown.join(' and ')}.`,
  'others-counted': ({ made, grown }: { made: number; grown: readonly number[] }) =>
    `Another client made ${count(made, 'customer')} each time, and the total grew by ${grown.join(' and ')}; expected it to count only the client's own.`,
  'own-not-counted': ({ made, grown }: { made: number; grown: readonly number[] }) =>
    `The client made ${count(made, 'customer')} each time, and its own total grew by ${grown.join(' and ')}, so nothing shows whose customers are counted.`,
  'counters-add-up': ({ total }: { total: number }) => `The counters of logins add up to ${total}, their total.`,
  'counters-differ': ({ sum, total }: { sum: number; total: number }) =>
    `The counters of logins add up to ${sum}; expected ${total}, their total.`,

  'client-not-stopped': ({ outcome, wanted }: Outcome & { wanted: string }) =>
    `The target accepted every request of the client, the last with ${outcome}; expected ${wanted}.`,
  'refusals-name-class': ({ refusals, errorClass }: Class & { refusals: number }) =>
    `${countThat(refusals, 'refusal', 'has')} the class ${errorClass}.`,
  'client-never-refused': ({ errorClass }: Class) =>
    `The target refused no request of the client, so ${errorClass} was not seen.`,
  'limit-exceeded': ({ logins, limit, outcome }: { logins: number; limit: number } & Outcome) =>
    `The client has created ${count(logins, 'login')}, and the last request was answered ${outcome}; expected LoginLimitReached after at most ${limit}.`,
  'limit-not-reached': ({ logins, limit }: { logins: number; limit: number }) =>
    `The client has created only ${count(logins, 'login')} of ${limit}, so the limit was not tried.`,
  'limit-reached': ({ logins }: { logins: number }) =>
    `The target refused the client with LoginLimitReached after ${count(logins, 'login')}.`,
  'refused-before-limit': ({ logins, outcome }: { logins: number } & Outcome) =>
    `After ${count(logins, 'login')} the target refused the client with ${outcome}, which does not speak of the limit.`,
  'crowd-accepted': ({ accepted, wanted }: { accepted: number; wanted: string }) =>
    `The target accepted all ${count(accepted, 'request')}; expected ${wanted}.`,
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
  'unfit-class': ({ outcome, wanted }: Outcome & { wanted: string }) =>
    `The target answered ${outcome}; expected ${wanted}.`,
  'no-route-accepts': () => 'No route accepted a request of the client, so nothing follows.',
  'some-accepted': ({ requests, accepted }: { requests: number; accepted: number }) =>
    `The target accepted ${accepted} of ${count(requests, 'request')} and refused none with an unexpected class.`,

  'owner-sees-nothing': () => 'The client that owns the rows sees none itself, so nothing follows.',
  'row-of-other-client': ({ id, outcome }: { id: string } & Outcome) =>
    `The answer (${outcome}) shows the row ${id} of another client; expected a refusal or other rows.`,
  'no-row-of-other-client': ({ rows, outcomes }: { rows: number; outcomes: readonly string[] }) =>
    `The answers show none of ${count(rows, 'row')} of another client: ${outcomes.join(', ')}.`,

  'right-signature-refused': ({ outcome }: Outcome) =>
    `The target refused a request with a right signature: ${outcome}; expected it to accept the signature over the exact bytes sent.`,
  'corrupt-signature-accepted': () =>
    'The target accepts a corrupt signature too, so it proves nothing that it accepts a right one.',
  'right-signature-accepted': ({ outcome }: Outcome) =>
    `The target accepted the right signature (${outcome}) and refused a corrupt one.`,
} as const
