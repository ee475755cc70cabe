import { count } from './count.ts'

type Callbacks = { callbacks: number }

/** Logins, their attempts and callbacks, and the requests that start a fetch. */
export const logins = {
  'change-not-visible': () => 'An accepted request changed nothing of what is compared either, so this proves nothing.',
  'credentials-not-stored': () =>
    'The target accepted store_credentials true without effect: the login shows that it does not store credentials.',

  'consents-named': ({ naming, connections }: { naming: number; connections: number }) =>
    `${naming} of ${count(connections, 'connection')} ${naming === 1 ? 'names' : 'name'} a consent.`,
  'consent-within-limit': ({ days, limit }: { days: number; limit: number }) =>
    `The consent lasts ${count(days, 'day')}, and the provider allows ${limit}.`,
  'next-refresh-null-allowed': () =>
    'next_refresh_possible_at is null, as it may be where automatic_fetch of the provider is false.',

  'holder-details-all-listed': () => 'Neither the plain nor the select provider lists some of the details and not all.',
  'holder-without-field': () => 'The holder of the login does not show what this rule is about, and no holder has to.',

  'oauth-user-not-back': () =>
    'The target does not show the attempt yet; it may appear when the user comes back from the provider, and nobody completed that.',
  'query-string-refused': ({ outcome }: { outcome: string }) =>
    `The target did not accept the query_string of the profile: it answered ${outcome}.`,
  'user-has-not-returned': () =>
    'The login is being processed until its user comes back, for which the profile gives no data.oauth_login.query_string.',

  'attempt-failed-with': ({ errorClass }: { errorClass: string }) => `The attempt failed with ${errorClass}.`,
  'attempt-failed-unexplained': () => 'The attempt failed and does not show why.',
  'attempt-still-runs': () => 'The attempt still runs.',

  'attempts-exceed-page': () => 'The login has more attempts than one page holds, so the new ones cannot be counted.',
  'attempts-added': ({ attempts: added }: { attempts: number }) =>
    `The login has ${count(added, 'new attempt')} after the request.`,
  'no-attempt-added': () => 'The login has no new attempt after the request.',
  'last-attempt-is-newest': ({ id }: { id: string }) => `last_attempt is the newest attempt of the login, ${id}.`,
  'none-unfinished': () => 'The list shows no attempt as unfinished while one runs.',
  'one-unfinished-at-most': ({ unfinished, attempts: all }: { unfinished: number; attempts: number }) =>
    `The list shows ${count(unfinished, 'unfinished attempt')} among ${count(all, 'attempt')}.`,

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

  'defect-does-not-connect': ({ went }: { went: string }) => `The request with a defect was ${went}.`,
  'failure-unexplained': () => 'The attempt failed, and the target does not show why.',
  'connects-not-otherwise': ({ went, classes }: { went: string; classes: readonly string[] }) =>
    `The request with a defect was ${went}; another class than ${classes.join(' or ')} is noted.`,
  'control-does-not-connect': ({ went }: { went: string }) =>
    `The request without the defect does not connect either: it was ${went}.`,
  'provider-at-fault': ({ went }: { went: string }) =>
    `The request was ${went}, which is a fault of the provider and not of the target.`,

  'no-required-fields': () => 'The provider shows no required fields.',
  'no-optional-field': () => 'Neither the plain nor the select provider shows an optional field.',
  'no-options': () => 'The select field shows no option.',

  'default-as-other-value': ({ outcome }: { outcome: string }) =>
    `The default and another value have the same outcome (${outcome}), so nothing shows the default.`,
  'default-outcome-kept': ({ outcome, other }: { outcome: string; other: string }) =>
    `Without the field the outcome is ${outcome}, as with the default; with another value it is ${other}.`,
  'default-before': ({ place, value }: { place: string; value: string }) =>
    `${place} was ${value} before the request too, so nothing shows the default.`,
  'default-after': ({ place, value, before }: { place: string; value: string; before: string }) =>
    `${place} is ${value}, its default; it was ${before} before.`,

  'forbidden-connects': () => 'The request that must not connect connects, so there is nothing to compare.',

  'login-id-of-two-clients': () => 'Both clients are shown a login of this id, so a callback may be about either.',
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
