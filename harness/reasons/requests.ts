import { count } from './count.ts'

type Concerned = { what: string; concerned: number }

type Callbacks = { callbacks: number }

/** The target's answer in short: `400 DateOutOfRange`, `200 with 12 rows`. */
type Outcome = { outcome: string }

/** Causes of a refusal other than the target. */
const otherCauses = {
  provider: 'the provider that the profile names; `assay doctor` checks it',
  credentials: 'the credentials that the profile gives for the provider',
  'ready-made': 'the customer, login or connection that the profile gives in data; `assay doctor` checks it',
  'made-up': 'a value that Assay chose, since the documents do not say which values are valid',
  client: 'the client of the profile: its status, its key pair or what it may use; `assay doctor` checks it',
  state: 'what an earlier request left behind',
  access: 'the routes that the client may use, which are agreed outside the interface',
  body: 'the body, which the documents do not show',
  gateway: 'a gateway before the target',
}

type OtherCause = keyof typeof otherCauses

/** Requests to one route, sent as fast as possible. */
export type Burst = { route: string; served: number; answered: number; seconds: number }

function served({ route, served: accepted, answered, seconds }: Burst): string {
  return `${route} served ${accepted} of ${count(answered, 'request')} within ${seconds} s`
}

/** Sentences about the outcome of requests and about a place in an answer. */
export const requests = {
  'nothing-sent': () => 'No request was sent, so there is no answer to check.',
  'request-accepted': ({ outcome }: Outcome) => `The target accepted the request: ${outcome}.`,
  /** The rule required a refusal. */
  refused: ({ asked = 'the request', outcome }: Outcome & { asked?: string }) =>
    `The target refused ${asked}: ${outcome}.`,
  'connection-refused': ({ code }: { code: string }) =>
    `The target refused the TLS connection, and with it the certificate (${code}).`,
  'request-refused-otherwise': ({ outcome }: { outcome: string }) =>
    `The target refused the request for another reason: ${outcome}.`,
  'control-alike': ({ did, outcome }: Outcome & { did: 'accepted' | 'refused' }) =>
    `The target ${did} the request to compare with too (${outcome}), so this proves nothing.`,
  /** The same value where two must differ. */
  alike: ({ shown }: { shown: string }) => `The answers to compare are alike (${shown}), so this proves nothing.`,
  'id-of-both-clients': ({ thing }: { thing: string }) =>
    `Both clients have a ${thing} of the same id, so an id does not say whose it is.`,
  'failed-on-the-way': ({ outcome }: Outcome) =>
    `The target failed on the way (${outcome}), so nothing shows that the rule holds.`,

  'route-absent': ({ route }: { route: string }) =>
    `The target does not have the route ${route}, which the documents do not show for this version.`,
  'route-missing': ({ route, address, outcome }: { route: string; address: string } & Outcome) =>
    `The target does not have the route ${route}: it answers ${address} with ${outcome}; expected a status from 200 to 299.`,
  'route-awaited': ({ route }: { route: string }) =>
    `The target does not have the route ${route}, without which this cannot be checked.`,
  'too-few': ({ seen, what, least }: { seen: number; what: string; least: number }) =>
    `The answers show ${count(seen, what)}; the rule needs at least ${least}.`,
  'nothing-to-check': ({ what, outcome }: { what: string; outcome?: string | undefined }) =>
    `The answers show no ${what} to check${outcome === undefined ? '' : `: the target answered ${outcome}`}.`,
  'not-shown': ({ what, of }: { what: string; of?: string }) =>
    `The target does not show ${what}${of === undefined ? '' : ` of ${of}`}.`,
  'value-as-expected': ({ place, value }: { place: string; value: string }) =>
    `The answer shows ${value} at ${place}, as expected.`,
  'values-shown': ({ place, values }: { place: string; values: readonly string[] }) =>
    `The answers show ${values.join(', ') || 'nothing'} at ${place}.`,
  /** Without a place, the outcome of one or several requests. `asked` is a request of a client that is checked. */
  'value-differs': ({ asked, place, wanted, got }: { asked?: string; place?: string; wanted: string; got: string }) => {
    const shown = place === undefined ? got : `${got} at ${place}`
    if (asked !== undefined) return `${asked}: got ${shown}; expected ${wanted}.`
    return `${place === undefined ? 'The outcome is' : 'The answer shows'} ${shown}; expected ${wanted}.`
  },

  'target-crowded': ({ errorClass }: { errorClass: string }) =>
    `The target accepts no more for now (${errorClass}), so its answer proves nothing.`,
  'answer-noted': ({ outcome }: Outcome) => `The target answers ${outcome}.`,

  'right-request-differs': ({ place, wanted, got }: { place?: string; wanted: string; got: string }) =>
    `The target answers a valid request with ${got}${place === undefined ? '' : ` at ${place}`}; expected ${wanted}.`,
  'undocumented-refusal': ({ outcome }: Outcome) =>
    `The target refuses a valid request with ${outcome}, which the documents do not name, so the cause is unknown.`,
  'refusal-with-other-cause': ({
    outcome,
    cause,
    names = [],
  }: Outcome & { cause: OtherCause; names?: readonly string[] }) =>
    `The target refuses the request: ${outcome}. The cause may be ${otherCauses[cause]}${names.length === 0 ? '' : ` (${names.join(', ')})`}.`,

  'transport-error': ({ asked, code, message }: { asked: string; code: string; message: string }) =>
    `${asked} got no usable answer: ${code}, ${message}`,
  /** Several reasons together. */
  'all-of': ({ parts }: { parts: readonly string[] }) => parts.join(' '),
  'set-up-ended': ({ asked, lacks, got }: { asked: string; lacks?: string; got: string }) =>
    `The check could not be set up: the target answered ${asked} with ${got}${lacks === undefined ? '' : `; expected a value for ${lacks}`}`,
  'answer-not-as-documented': ({ what, concerned, wanted, got }: Concerned & { wanted: string; got: string }) =>
    concerned === 1
      ? `Of the ${what}, only one was checked, and it shows ${got}; expected ${wanted}.`
      : `Of the ${what} checked (${concerned}), one shows ${got}; expected ${wanted}.`,
  'answers-as-documented': ({ what, concerned, wanted }: Concerned & { wanted: string }) =>
    `Each of the ${what} checked (${concerned}) shows ${wanted}.`,
  'observed-to-hold': ({ looked, answers: shown }: { looked: number; answers: number }) =>
    `It holds of all that ${count(shown, 'answer')} of this run showed: ${count(looked, 'thing')} in all.`,
  'left-out': ({ what }: { what: string }) => `The target does not show ${what}, which the documents do not demand.`,
  'route-unknown': ({ route, outcome }: { route: string; outcome: string }) =>
    `The target answers ${outcome} to ${route}; expected any answer but RouteNotFound.`,
  'answer-not-json': () => 'The answer has a status of success and is not JSON, so it accepts nothing.',

  'no-required-fields': () => 'The provider shows no required fields.',
  'no-callback': ({ kind }: { kind?: string | undefined }) =>
    `No ${kind === undefined ? '' : `${kind} `}callback came for the login.`,
  'callbacks-lost': () => 'The target sent callbacks, and none arrived; check that it can reach callbacks.public_url.',
  'callbacks-unregistered': () =>
    'No callback of this run arrived, and nothing shows that its addresses are registered; register those of callbacks.public_url for the main client.',
  'callbacks-signed-with': ({ callbacks: seen, digest }: Callbacks & { digest: string }) =>
    `${count(seen, 'callback')} ${seen === 1 ? 'is' : 'are'} signed with ${digest}.`,

  /** With the number of rows, and that which the rule needs more than, where they are known. */
  'list-too-short': ({ rows, than }: { rows?: number; than?: number }) =>
    `No list is long enough for the rule${rows === undefined ? '' : `: the longest has ${count(rows, 'row')}`}${than === undefined ? '' : `, and more than ${than} are needed`}.`,
  'list-too-long': ({ rows }: { rows: number }) => `The list goes on after ${count(rows, 'row')}, which were read.`,
  'burst-served': (burst: Burst) => `${served(burst)}.`,
  'burst-too-slow': ({ perSecond, ...burst }: Burst & { perSecond: number }) =>
    `${served(burst)}, which is too slow to exceed ${perSecond} a second for certain.`,
  'one-limit-or-two': ({
    route,
    served: accepted,
    answered,
    perSecond,
  }: Omit<Burst, 'seconds'> & { perSecond: number }) =>
    `${route} served ${accepted} of ${count(answered, 'request')} of a second client while it refused those of the first, which is too few to tell one limit of ${perSecond} a second from two.`,
  'came-too-fast': ({ route, outcome, perSecond }: Outcome & { route: string; perSecond: number }) =>
    `${route} answered ${outcome}, and the requests may have come faster than ${perSecond} a second, so this proves nothing.`,
  'seen-by-person': () => 'A person went through the hosted page to its end, and Assay did not see it.',
} as const
