import { count } from './count.ts'

/** Answers of which a rule speaks: their noun in the plural, and how many there are. */
type Concerned = { what: string; concerned: number }

/** What keeps an answer from being evaluated, and what holds of several answers. */
export const answers = {
  'transport-error': ({ asked, code, message }: { asked: string; code: string; message: string }) =>
    `${asked} got no usable answer: ${code}, ${message}`,
  'answer-unreadable': ({ why, wanted, place }: { why: string; wanted: string; place: string }) =>
    `The answer cannot be read: ${why}. Expected ${wanted} at ${place}.`,
  /** Several reasons that hold together. */
  'all-of': ({ parts }: { parts: readonly string[] }) => parts.join(' '),
  'set-up-failed': ({ what, got }: { what: string; got: string }) =>
    `Assay could not ${what}: the target answered ${got}`,
  'set-up-unanswered': ({ what, code, message }: { what: string; code: string; message: string }) =>
    `Assay could not ${what}: the request got no answer (${code}, ${message}).`,
  'answer-not-as-documented': ({ what, concerned, wanted, got }: Concerned & { wanted: string; got: string }) =>
    concerned === 1
      ? `Of the ${what}, only one was checked, and it shows ${got}; expected ${wanted}.`
      : `Of the ${what} checked (${concerned}), one shows ${got}; expected ${wanted}.`,
  'answers-as-documented': ({ what, concerned, wanted }: Concerned & { wanted: string }) =>
    `Each of the ${what} checked (${concerned}) shows ${wanted}.`,
  'observed-to-hold': ({ looked, answers: shown }: { looked: number; answers: number }) =>
    `It holds of all that ${count(shown, 'answer')} of this run showed: ${count(looked, 'thing')} in all.`,
  'broken-so-often': ({ breaches }: { breaches: number }) => `This run saw it ${count(breaches, 'time')}.`,
  'no-answers': ({ what }: { what: string }) => `There were no ${what} to check.`,
  'nothing-sent-there': ({ place }: { place: string }) => `The request has no text at ${place} that could come back.`,
  'no-list': ({ outcome }: { outcome: string }) => `There is no list to check: ${outcome}.`,
  'too-few-pages': ({ least, pages, rows }: { least: number; pages: number; rows: number }) =>
    `The rule shows on ${count(least, 'page')} or more; there ${pages === 1 ? 'was' : 'were'} ${pages}, with ${count(rows, 'row')}.`,
  'left-out': ({ what }: { what: string }) => `No answer shows ${what}, which may be left out.`,
  'not-known': ({ what }: { what: string }) => `Assay does not know ${what}.`,

  'route-unknown': ({ route, outcome }: { route: string; outcome: string }) =>
    `The target answers ${outcome} to ${route}; expected any answer but RouteNotFound.`,
  'unknown-route-accepted': ({ outcome }: { outcome: string }) =>
    `The target accepts a route that does not exist (${outcome}), so its answers do not show which routes exist.`,

  'named-defect-refused': ({ defect, outcome }: { defect: string; outcome: string }) =>
    `The target refused a request that ${defect}: ${outcome}.`,
  'answer-not-json': () => 'The answer has a status of success and is not JSON, so it accepts nothing.',
} as const
