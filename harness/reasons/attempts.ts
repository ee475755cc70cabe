import { count } from './count.ts'

type Ids = readonly string[]

/** Attempts of a login: how many there are, how they end, and their stages. */
export const attempts = {
  'attempt-failed-with': ({ errorClass }: { errorClass: string }) => `The attempt failed with ${errorClass}.`,
  'attempt-failed-unexplained': () => 'The attempt failed and does not show why.',
  'attempt-still-runs': () => 'The attempt still runs.',

  'attempts-exceed-page': () => 'The login has more attempts than one page holds, so the new ones cannot be counted.',
  'attempts-added': ({ attempts: added }: { attempts: number }) =>
    `The login has ${count(added, 'new attempt')} after the request.`,
  'no-attempt-added': () => 'The login has no new attempt after the request.',
  'last-attempt-is-newest': ({ id }: { id: string }) => `last_attempt is the newest attempt of the login, ${id}.`,
  'last-attempt-not-newest': ({ newest, shown }: { newest: Ids; shown: string }) =>
    `last_attempt is the attempt ${shown}; expected the newest one, ${newest.join(' or ')}.`,
  'none-unfinished': () => 'The list shows no attempt as unfinished while one runs.',
  'one-unfinished-at-most': ({ unfinished, attempts: all }: { unfinished: number; attempts: number }) =>
    `The list shows ${count(unfinished, 'unfinished attempt')} among ${count(all, 'attempt')}.`,
  'several-unfinished': ({ unfinished }: { unfinished: number }) =>
    `The list shows ${count(unfinished, 'unfinished attempt')} of one login at once; expected one at most.`,

  'only-login-not-listed': () =>
    'The list by customer_id does not show exactly the one login of the customer, so a new login could not be seen.',

  'attempt-not-watched': () => 'The attempt was not watched for long enough.',
  'attempt-never-waited': ({ stage }: { stage: string }) =>
    `The attempt came to ${stage} without a request for input; expected the stage interactive.`,
  'attempt-went-on': ({ stage }: { stage: string }) =>
    `The attempt went on from the stage interactive to ${stage} without an answer; expected it to wait.`,
  'stages-fit': ({ field, wanted, stages }: { field: string; wanted: string; stages: number }) =>
    `${field} is as expected in ${count(stages, 'stage')}: ${wanted}.`,
  'stage-moments-missing': () => 'Fewer than two stages show when they began, so their order cannot be checked.',
  'stage-moments-equal': () => 'All stages show the same moment, so their order cannot be checked.',
} as const
