import { count, countThat } from './count.ts'

/** What the target answered, in short: `400 DateOutOfRange`, `200 with 12 rows`. */
type Outcome = { outcome: string }

/** What may be the cause of a refusal in place of the target. */
const otherCauses = {
  provider: 'the provider that the profile names; `assay doctor` checks it',
  credentials: 'the credentials that the profile gives for the provider',
  'ready-made': 'the customer, login or connection that the profile gives in data; `assay doctor` checks it',
  'made-up': 'a value that Assay chose, since the documents do not say which values are valid',
  client: 'the client of the profile: its status, its key pair or what it may use; `assay doctor` checks it',
  state: 'what an earlier request left behind',
  access: 'the access of the client',
}

type OtherCause = keyof typeof otherCauses

/** What became of requests, and what an answer shows at one place. */
export const requests = {
  'nothing-sent': () => 'No request was sent, so there is no answer to check.',
  'one-not-sent': () => 'Two requests are compared, and one of them was not sent.',
  'request-shown': ({ parameters }: { parameters: number }) =>
    `The refusal shows ${count(parameters, 'parameter')} of its own request.`,
  'request-accepted': ({ outcome }: { outcome: string }) => `The target accepted the request: ${outcome}.`,
  'request-refused': ({ outcome }: { outcome: string }) => `The target refused the request: ${outcome}.`,
  'request-refused-otherwise': ({ outcome }: { outcome: string }) =>
    `The target refused the request for another reason: ${outcome}.`,
  'control-refused': ({ outcome }: { outcome: string }) =>
    `The target refused the same request without the defect too (${outcome}), so this proves nothing.`,

  'route-absent': ({ route }: { route: string }) =>
    `The target does not have the route ${route}, which the documents do not show for this version.`,
  'route-missing': ({ route, address, outcome }: { route: string; address: string } & Outcome) =>
    `The target does not have the route ${route}: it answers ${address} with ${outcome}; expected a status from 200 to 299.`,
  'route-awaited': ({ route }: { route: string }) =>
    `The target does not have the route ${route}, without which this cannot be checked.`,
  'routes-set-aside': ({ routes }: { routes: readonly string[] }) =>
    `Not checked, because the target does not have the route: ${routes.join(', ')}.`,

  'nothing-to-check': ({ what, outcome }: { what: string; outcome?: string | undefined }) =>
    `There is no ${what} to check${outcome === undefined ? '' : `: the target answered ${outcome}`}.`,
  'not-shown': ({ what, of }: { what: string; of: string }) => `The target does not show ${what} of ${of}.`,
  'value-as-expected': ({ place, value }: { place: string; value: string }) =>
    `The answer shows ${value} at ${place}, as expected.`,
  /** Without a place it is what became of a request, or of several. */
  'value-differs': ({ place, wanted, got }: { place?: string; wanted: string; got: string }) =>
    `${place === undefined ? `The outcome is ${got}` : `The answer shows ${got} at ${place}`}; expected ${wanted}.`,

  'comparison-incomplete': ({ compared, what }: { compared: number; what: string }) =>
    `The check compares ${count(compared, what)}; at least one of them is missing.`,
  'target-crowded': ({ errorClass }: { errorClass: string }) =>
    `The target accepts no more for now (${errorClass}), so its answer proves nothing.`,
  'gateway-answered': ({ outcome }: Outcome) => `A gateway answered instead of the target: ${outcome}.`,
  'answer-noted': ({ outcome }: Outcome) => `The target answers ${outcome}.`,

  'plain-request-refused': ({ outcome }: Outcome) =>
    `The target refused the request in its plainest form too (${outcome}), so this refusal proves nothing.`,

  'right-request-answered': ({ outcome }: Outcome) => `The target accepts a valid request and answers ${outcome}.`,
  'right-request-crashed': ({ outcome }: Outcome) =>
    `The target fails on a valid request: ${outcome}; expected a status from 200 to 299.`,
  'success-form-differs': ({ place, wanted, got }: { place: string; wanted: string; got: string }) =>
    `The response to a valid request has ${got} at ${place}; expected ${wanted}.`,
  'unshown-body-refused': ({ outcome }: Outcome) =>
    `The target refuses the request: ${outcome}. The documents do not show its body, so this proves nothing.`,
  'undocumented-refusal': ({ outcome }: Outcome) =>
    `The target refuses a valid request with ${outcome}, which the documents do not name, so the cause is unknown.`,
  'refusal-of-access': ({ outcome }: Outcome) =>
    `The target refuses the request: ${outcome}. The routes that a client may use are agreed outside the interface.`,
  'refusal-with-other-cause': ({ outcome, cause }: Outcome & { cause: OtherCause }) =>
    `The target refuses the request: ${outcome}. The cause may be ${otherCauses[cause]}.`,

  'refused-as-documented': ({ errorClass }: { errorClass: string }) => `The target refused the request: ${errorClass}.`,
  'server-error-met': ({ outcome }: Outcome) =>
    `The target failed on the way (${outcome}), so nothing shows that the rule holds.`,
  'refusal-without-form': ({ outcome }: Outcome) =>
    `The target answered ${outcome}, in no error form of the documents, so nothing shows that it refused the request as they say.`,
  'refusals-have-status': ({ refusals, statuses }: { refusals: number; statuses: readonly number[] }) =>
    `${countThat(refusals, 'refusal', 'has')} status ${statuses.join(' or ')}.`,
  'nothing-refused': ({ requests }: { requests: number }) =>
    `The target refused none of ${count(requests, 'request')}.`,
  'refused-then-accepted': ({ requests }: { requests: readonly string[] }) =>
    `The target refused each request with its defect and accepted it without: ${requests.join(', ')}.`,

  'both-refused-alike': ({ outcome }: Outcome) => `The target refused both requests for the same reason: ${outcome}.`,
  'both-refused': ({ outcome }: Outcome) =>
    `The target refused both requests (${outcome}), so there was nothing to compare.`,
} as const
