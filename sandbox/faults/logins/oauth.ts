import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

/** Writes the answer to a refresh in another way. */
function writeRedirect(rules: Rules, change: (shown: Fields) => Fields): void {
  const { oauthSession: original } = rules.shape
  rules.shape.oauthSession = (session, sandbox) => {
    const shown = original(session, sandbox)
    return { ...shown, ...change(shown) }
  }
}

/** Gives refusals of one route another class. */
function misname(rules: Rules, route: string, classes: readonly string[], other: string): void {
  changeAnswers(rules, (answer, body) =>
    answer.route === route && classes.includes(body.error_class ?? '') ? { json: { ...body, error_class: other } } : {},
  )
}

/** The way to an oauth provider and back, gone wrong in one place each. */
export const oauthFaults: Fault[] = [
  {
    id: 'writes-the-expiry-of-a-redirect-as-seconds',
    sentence: 'expires_at of an oauth refresh is a number of seconds.',
    patch: (rules) => writeRedirect(rules, ({ expires_at: at }) => ({ expires_at: Date.parse(String(at)) / 1000 })),
  },
  {
    id: 'keeps-the-token-of-a-redirect',
    sentence: 'An oauth refresh answers with null for a token.',
    patch: (rules) => writeRedirect(rules, () => ({ token: null })),
  },
  {
    id: 'redirects-nowhere',
    sentence: 'The answer to an oauth refresh has no redirect_url.',
    patch: (rules) => writeRedirect(rules, () => ({ redirect_url: undefined })),
  },
  {
    id: 'returns-no-login-id',
    sentence: 'return_login_id is ignored, and login_id left out.',
    patch: (rules) => writeRedirect(rules, () => ({ login_id: undefined })),
  },
  {
    id: 'redirects-to-a-path',
    sentence: 'redirect_url has neither scheme nor host.',
    patch(rules) {
      const { redirectUrl } = rules.oauth
      rules.oauth.redirectUrl = (baseUrl, token) => redirectUrl(baseUrl, token).slice(baseUrl.length)
    },
  },
  {
    id: 'names-the-attempt-to-come',
    sentence: 'attempt_id of an oauth refresh is the id of an attempt that does not exist yet.',
    patch: (rules) => writeRedirect(rules, ({ attempt_id: id }) => ({ attempt_id: String(Number(id) + 1000) })),
  },
  {
    id: 'calls-a-bad-return-address-malformed',
    sentence: 'A refresh whose return_to is not a URL is refused with WrongRequestFormat.',
    patch: (rules) => misname(rules, 'oauth/refresh', ['ReturnURLInvalid'], 'WrongRequestFormat'),
  },
  {
    id: 'calls-a-long-oauth-return-address-invalid',
    sentence: 'A refresh whose return_to is too long is refused with ReturnURLInvalid.',
    patch: (rules) => misname(rules, 'oauth/refresh', ['ReturnURLTooLong'], 'ReturnURLInvalid'),
  },
  {
    id: 'refuses-a-return-address-at-the-limit',
    sentence: 'An oauth request refuses a return_to of more than 511 characters.',
    patch(rules) {
      rules.oauth.returnToMaxLength = () => 511
    },
  },
  {
    id: 'calls-an-unknown-oauth-scope-not-allowed',
    sentence: 'A refresh with an unknown fetch scope is refused with FetchScopesNotAllowed.',
    patch: (rules) => misname(rules, 'oauth/refresh', ['FetchScopesInvalid'], 'FetchScopesNotAllowed'),
  },
  {
    id: 'refreshes-any-login-through-oauth',
    sentence: 'A login whose provider is not of mode oauth can be refreshed through oauth_providers.',
    patch(rules) {
      rules.oauth.refreshes = () => true
    },
  },
  {
    id: 'answers-an-authorization-with-the-attempt',
    sentence: 'Authorizing answers with the attempt instead of the login.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'oauth/authorize' && body.data !== undefined
          ? { json: { data: (body.data as Fields)['last_attempt'] } }
          : {},
      ),
  },
  {
    id: 'authorizes-the-login-of-the-secret',
    sentence: 'A request without login_id authorizes the login of the Login-secret.',
    patch(rules) {
      rules.oauth.loginUnnamed = (bySecret) => bySecret
    },
  },
  {
    id: 'authorizes-without-a-query-string',
    sentence: 'A request without query_string counts as consent of the user.',
    patch(rules) {
      const { parameters } = rules.oauth
      rules.oauth.queryStringGiven = (_value): _value is string => true
      rules.oauth.parameters = (text: string | undefined) => parameters(text ?? 'code=sandbox-approved')
    },
  },
  {
    id: 'authorizes-a-login-twice',
    sentence: 'Authorizing a login a second time succeeds.',
    patch(rules) {
      rules.oauth.alreadyAuthorized = () => false
      rules.oauth.lapsed = () => false
    },
  },
]
