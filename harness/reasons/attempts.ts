import { count } from './count.ts'

type Ids = readonly string[]

/** Attempts of a login: how many there are, how they end, and their stages. */
export const attempts = {
  'attempt-failed-with': ({ errorClass }: { errorClass: string }) => `The attempt failed with ${errorClass}.`,
  'attempt-failed-otherwise': ({ errorClass, wanted }: { errorClass: string; wanted: string }) =>
    `The attempt failed with ${errorClass}; expected ${wanted}.`,
  'attempt-failed-unexplained': () => 'The attempt failed and does not show why.',
  'attempt-still-runs': () => 'The attempt still runs.',
  'attempt-succeeded': ({ at, wanted }: { at: string; wanted: string }) =>
    `The attempt succeeded at ${at}; expected ${wanted}.`,
  'settings-kept': ({ settings }: { settings: readonly string[] }) =>
    `The attempt shows these settings as they were sent: ${settings.join(', ')}.`,

  'attempts-exceed-page': () => 'The login has more attempts than one page holds, so the new ones cannot be counted.',
  'attempts-added': ({ attempts: added }: { attempts: number }) =>
    `The login has ${count(added, 'new attempt')} after the request.`,
  'attempts-added-differ': ({ wanted, got }: { wanted: number; got: number }) =>
    `The login has ${count(got, 'new attempt')} after the request; expected ${wanted}.`,
  'no-attempt-added': () => 'The login has no new attempt after the request.',
  'last-attempt-is-newest': ({ id }: { id: string }) => `last_attempt is the newest attempt of the login, ${id}.`,
  'last-attempt-not-newest': ({ newest, shown }: { newest: Ids; shown: string }) =>
    `last_attempt is the attempt ${shown}; expected the newest one, ${newest.join(' or ')}.`,
  'attempt-started': ({ before, after }: { before: string; after: string }) =>
    `The last attempt of the login is ${after} after the request; it was ${before} before.`,
  'no-attempt-started': ({ attempt }: { attempt: string }) =>
    `The last attempt of the login is still ${attempt} after the request; expected a new one.`,
  'one-attempt': () => 'The new login has one attempt.',
  'not-one-attempt': ({ attempts: number }: { attempts: number }) =>
    `The new login has ${count(number, 'attempt')}; expected one.`,
  'none-unfinished': () => 'The list shows no attempt as unfinished while one runs.',
  'one-unfinished-at-most': ({ unfinished, attempts: all }: { unfinished: number; attempts: number }) =>
    `The list shows ${count(unfinished, 'unfinished attempt')} among ${count(all, 'attempt')}.`,
  'several-unfinished': ({ unfinished }: { unfinished: number }) =>
    `The list shows ${count(unfinished, 'unfinished attempt')} of one login at once; expected one at most.`,

  'list-as-expected': ({ ids }: { ids: Ids }) => `The list holds exactly the expected rows: ${ids.join(', ')}.`,
  'row-unexpected': ({ id, ids }: { id: string; ids: Ids }) =>
    `The list shows the row ${id}; expected only ${ids.join(', ')}.`,
  'only-login-not-listed': () =>
    'The list by customer_id does not show exactly the one login of the customer, so a new login could not be seen.',
  'only-login-kept': ({ id }: { id: string }) => `The customer still has the login ${id} alone.`,
  'refusal-changed-logins': ({ id, logins }: { id: string; logins: Ids }) =>
    `After a refused creation the list shows ${logins.length === 0 ? 'no login' : logins.join(', ')}; expected the login ${id} alone.`,
  'scopes-as-asked': ({ scopes }: { scopes: readonly string[] }) =>
    `The attempt shows the scopes of the request: ${scopes.join(', ')}.`,
  'scopes-differ': ({ wanted, got }: { wanted: readonly string[]; got: readonly string[] }) =>
    `The attempt shows the scopes ${got.join(', ')}; expected those of the request: ${wanted.join(', ')}.`,

  'attempt-not-watched': () => 'The attempt was not watched for long enough.',
  'attempt-waits': () => 'The attempt waits at the stage interactive until it is answered.',
  'attempt-never-waited': ({ stage }: { stage: string }) =>
    `The attempt came to ${stage} without a request for input; expected the stage interactive.`,
  'attempt-went-on': ({ stage }: { stage: string }) =>
    `The attempt went on from the stage interactive to ${stage} without an answer; expected it to wait.`,
  'stage-names-fields': ({ fields }: { fields: readonly string[] }) =>
    `The stage asks for ${fields.join(', ')}, as the provider does.`,
  'stage-names-unknown-field': ({ field, known }: { field: string; known: readonly string[] }) =>
    `The stage asks for the field ${field}; expected one that its provider has: ${known.join(', ')}.`,
  'stages-fit': ({ field, wanted, stages }: { field: string; wanted: string; stages: number }) =>
    `${field} is as expected in ${count(stages, 'stage')}: ${wanted}.`,
  'stage-differs': ({ field, wanted, got }: { field: string; wanted: string; got: string }) =>
    `${field} of a stage is ${got}; expected ${wanted}.`,
  'stage-moments-missing': () => 'Fewer than two stages show when they began, so their order cannot be checked.',
  'stage-moments-equal': () => 'All stages show the same moment, so their order cannot be checked.',
  'stages-in-order': ({ stages }: { stages: readonly string[] }) =>
    `${count(stages.length, 'stage')} stand in the order in which they began: ${stages.join(', ')}.`,
  'stages-out-of-order': ({ stages }: { stages: readonly string[] }) =>
    `The stages are listed as ${stages.join(', ')}; expected the order in which they began.`,
  'finish-is-newest': () => 'The newest stage of the attempt is finish.',
  'finish-not-newest': ({ newest }: { newest: string }) =>
    `The newest stage of an attempt that has ended is ${newest}; expected finish.`,
  'last-stage-is-newest': ({ stage }: { stage: string }) => `last_stage is the newest stage, ${stage}.`,
  'last-stage-not-newest': ({ wanted, got }: { wanted: string; got: string }) =>
    `last_stage is ${got}; expected the newest stage, ${wanted}.`,
} as const
