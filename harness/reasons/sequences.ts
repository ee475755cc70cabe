import { count } from './count.ts'

/** Why a call of a sequence must come to what it must, in a sentence of its own. */
export interface Called {
  call: string
  situation: string
}

/** Calls of generated sequences: what became of each in the state of its login. */
export const sequences = {
  'call-accepted': ({ call, situation }: Called) => `The target accepted the call "${call}". ${situation}`,
  'call-refused': ({ call, outcome, situation }: Called & { outcome: string }) =>
    `The target refused the call "${call}": ${outcome}. ${situation}`,
  'call-must-be-accepted': ({ call, outcome, situation }: Called & { outcome: string }) =>
    `The target answered ${outcome} to the call "${call}"; expected it to be accepted. ${situation}`,
  'call-must-be-refused': ({ call, outcome, wanted, situation }: Called & { outcome: string; wanted: string }) =>
    `The target answered ${outcome} to the call "${call}"; expected ${wanted}. ${situation}`,
  'call-refused-as-processing': ({ call, outcome, situation }: Called & { outcome: string }) =>
    `The target answered ${outcome} to the call "${call}", also a while later. ${situation}`,
  'call-refused-by-attempt': ({ situation }: { situation: string }) =>
    `The target ended the attempt with CredentialsNotMatch. ${situation}`,
  'call-accepted-by-attempt': ({ situation }: { situation: string }) =>
    `The target accepted the call and its attempt succeeded; expected a refusal with CredentialsNotMatch. ${situation}`,
  'call-fetches-with-others': ({ situation }: { situation: string }) =>
    `The target accepted the call and its attempt failed with InvalidCredentials; expected a fetch with the credentials of before. ${situation}`,

  'credentials-are-same': () => 'The credentials are those of the previous attempt.',
  'credentials-differ': () =>
    'The credentials differ from those of the previous attempt, and override_credentials is not true.',
  'wrong-credentials-not-stored': () => 'Those that came between were wrong, and override_credentials was not true.',
  'credentials-overridden': () =>
    'The credentials differ from those of the previous attempt, and override_credentials is true.',
  'credentials-not-kept': () => 'The login was last connected with store_credentials false.',
  'fetch-still-waits': () =>
    'The attempt still waits for input, although the target accepted the right one; an earlier attempt of the login went on.',
  'credentials-left-out': () => 'The request has no credentials.',
  'last-attempt-ended': () => 'The last attempt of the login has ended.',
  'login-waits-for-input': () => 'The login waits for interactive input.',
  'refresh-not-yet-possible': () => 'next_refresh_possible_at has not come.',
  'refresh-possible': () => 'next_refresh_possible_at has passed, and the credentials are stored.',

  'attempts-fit-call': ({ call, before, after }: { call: string; before: number; after: number }) =>
    `The login has ${count(before, 'attempt')} before the call "${call}" and ${after} after it.`,
  'attempts-do-not-fit-call': ({
    call,
    accepted,
    wanted,
    added,
    lost,
  }: {
    call: string
    accepted: boolean
    wanted: number
    added: number
    lost: number
  }) =>
    `After the call "${call}", which the target ${accepted ? 'accepted' : 'refused'}, the login has ${count(added, 'new attempt')}${lost > 0 ? ` and ${lost} fewer of the old ones` : ''}; expected ${wanted}${lost > 0 ? ' and all old ones' : ''}.`,
} as const
