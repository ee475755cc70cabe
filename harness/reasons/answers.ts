import { count, countThat } from './count.ts'

/** Answers of which a rule speaks: their noun in the plural, and how many there are. */
type Concerned = { what: string; concerned: number }

/** What the target answered, in short: `400 DateOutOfRange`, `200 with 12 rows`. */
type Outcome = { outcome: string }

/** What keeps an answer from being judged, and what holds of several answers. */
export const answers = {
  'transport-error': ({ method, code, message }: { method: string; code: string; message: string }) =>
    `The ${method} request got no usable answer: ${code}, ${message}`,
  /** Several reasons that hold together. */
  'all-of': ({ parts }: { parts: readonly string[] }) => parts.join(' '),
  'set-up-failed': ({ what, got }: { what: string; got: string }) => `Could not ${what}: the target answered ${got}`,
  'answer-not-as-documented': ({ what, concerned, wanted, got }: Concerned & { wanted: string; got: string }) =>
    `Of the ${what} checked (${concerned}), one shows ${got}; expected ${wanted}.`,
  'answers-as-documented': ({ what, concerned, wanted }: Concerned & { wanted: string }) =>
    `Each of the ${what} checked (${concerned}) shows ${wanted}.`,
  'no-answers': ({ what }: { what: string }) => `There were no ${what} to check.`,
  'nothing-sent-there': ({ place }: { place: string }) => `The request has no text at ${place} that could come back.`,
  'no-list': ({ outcome }: Outcome) => `There is no list to check: ${outcome}.`,
  'too-few-pages': ({ least, pages }: { least: number; pages: number }) =>
    `The rule shows on ${count(least, 'page')} or more; there ${pages === 1 ? 'was' : 'were'} ${pages}.`,

  'no-request-sent': () => 'No request was sent, so there is nothing to check.',
  'comparison-incomplete': ({ compared, what }: { compared: number; what: string }) =>
    `The check compares ${count(compared, what)}; at least one of them is missing.`,
  'nothing-to-check': ({ what, outcome }: { what: string } & Outcome) =>
    `There is no ${what} to check: the target answered ${outcome}.`,
  'target-crowded': ({ errorClass }: { errorClass: string }) =>
    `The target accepts no more for now (${errorClass}), so its answer proves nothing.`,
  'gateway-answered': ({ outcome }: Outcome) => `A gateway answered instead of the target: ${outcome}.`,
  'answer-noted': ({ outcome }: Outcome) => `The target answers ${outcome}.`,

  'request-accepted': ({ outcome }: Outcome) => `The target accepted the request: ${outcome}.`,
  'allowed-request-refused': ({ outcome }: Outcome) =>
    `The target refused a request that the documents allow: ${outcome}; expected a status from 200 to 299.`,
  'plain-request-refused': ({ outcome }: Outcome) =>
    `The target refused the request in its plainest form too (${outcome}), so this refusal proves nothing.`,
  'control-refused': ({ outcome }: Outcome) =>
    `The target refused the same request without its defect too (${outcome}), so this refusal proves nothing.`,

  'request-refused': ({ outcome }: Outcome) => `The target refused the request: ${outcome}.`,
  'refused-as-documented': ({ errorClass }: { errorClass: string }) => `The target refused the request: ${errorClass}.`,
  'defect-accepted': ({ outcome, wanted }: Outcome & { wanted: string }) =>
    `The target accepted a request with a defect: ${outcome}; expected ${wanted}.`,
  'error-class-differs': ({ outcome, wanted }: Outcome & { wanted: string }) =>
    `The target refused the request with ${outcome}; expected ${wanted}.`,
  'error-class-missing': ({ outcome, wanted }: Outcome & { wanted: string }) =>
    `The refusal names no error class: ${outcome}; expected ${wanted}.`,
  'refusal-status-differs': ({ outcome, wanted }: Outcome & { wanted: string }) =>
    `The target refused a request with ${outcome}; expected ${wanted}.`,
  'refusals-have-status': ({ refusals, statuses }: { refusals: number; statuses: readonly number[] }) =>
    `${countThat(refusals, 'refusal', 'has')} status ${statuses.join(' or ')}.`,
  'nothing-refused': ({ requests }: { requests: number }) =>
    `The target refused none of ${count(requests, 'request')}.`,
  'refused-then-accepted': ({ requests }: { requests: readonly string[] }) =>
    `The target refused each request with its defect and accepted it without: ${requests.join(', ')}.`,

  'one-of-two-refused': ({ wanted, got }: { wanted: string; got: string }) =>
    `The target refused one of two requests that mean the same: the first was answered ${wanted}, the second ${got}.`,
  'both-accepted-alike': () => 'The target accepted both requests and answered them in the same shape.',
  'both-refused-alike': ({ outcome }: Outcome) => `The target refused both requests for the same reason: ${outcome}.`,
  'both-refused': ({ outcome }: Outcome) =>
    `The target refused both requests (${outcome}), so there was nothing to compare.`,
  'refusals-differ': ({ wanted, got }: { wanted: string; got: string }) =>
    `The target refused two requests that mean the same for different reasons: the first with ${wanted}, the second with ${got}.`,
  'answer-shapes-differ': ({ place }: { place: string }) =>
    `The target answered two requests that mean the same in different shapes, which differ at ${place}.`,
} as const
