import { Refusal } from '../../basics/refusal.ts'
import type { Rules } from '../../world/rules.ts'
import { changeAnswers, changeRefusals } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

/** Sends another class in place of one. */
function swapClass(rules: Rules, from: string, to: string): void {
  const { classSent } = rules.errors
  rules.errors.classSent = (errorClass) => (errorClass === from ? to : classSent(errorClass))
}

/** The form of refusals and the classes of malformed requests, broken in one way each. */
export const errorsFaults: Fault[] = [
  {
    id: 'names-the-class-error-type',
    absentIn: ['enrichment-v5'],
    sentence: 'The error for an unknown customer has error_type instead of error_class.',
    patch: (rules) =>
      changeRefusals(rules, ({ error_class: errorClass, ...rest }) =>
        errorClass === 'CustomerNotFound' ? { error_type: errorClass, ...rest } : { error_class: errorClass, ...rest },
      ),
  },
  {
    id: 'leaves-error-message-null',
    sentence: 'Errors for a missing secret have no error_message.',
    patch: (rules) =>
      changeRefusals(rules, (body) =>
        body.error_class === 'SecretNotProvided' ? { ...body, error_message: null } : body,
      ),
  },
  {
    id: 'gives-the-request-as-text',
    sentence: 'request of an error is a string instead of an object.',
    patch: (rules) => changeRefusals(rules, (body) => ({ ...body, request: JSON.stringify(body.request) })),
  },
  {
    id: 'invents-a-class',
    absentIn: ['enrichment-v5', 'payments-v1'],
    sentence: 'An unknown login is refused with NoSuchLogin.',
    patch: (rules) => swapClass(rules, 'LoginNotFound', 'NoSuchLogin'),
  },
  {
    id: 'refuses-keys-with-401',
    absentIn: ['ais-v6'],
    sentence: 'Wrong keys are refused with 401.',
    patch(rules) {
      const { statusOf } = rules.errors
      rules.errors.statusOf = (errorClass) =>
        ['ApiKeyNotFound', 'ClientNotFound'].includes(errorClass) ? 401 : statusOf(errorClass)
    },
  },
  {
    id: 'refuses-unknown-routes-with-410',
    sentence: 'An unknown route is refused with 410.',
    patch(rules) {
      const { statusOf } = rules.errors
      rules.errors.statusOf = (errorClass) => (errorClass === 'RouteNotFound' ? 410 : statusOf(errorClass))
    },
  },
  {
    id: 'falls-over-what-it-cannot-parse',
    sentence: 'A body that cannot be parsed is refused with JsonParseError and the status 500.',
    patch: (rules) =>
      changeAnswers(rules, (_answer, body) => (body.error_class === 'JsonParseError' ? { status: 500 } : {})),
  },
  {
    id: 'falls-over-a-duplicate',
    absentIn: ['ais-v6', 'enrichment-v5', 'partners-v1'],
    sentence: 'Creating a customer twice is answered with an internal error.',
    patch: (rules) => swapClass(rules, 'DuplicatedCustomer', 'InternalServerError'),
  },
  {
    id: 'answers-odd-parameters-with-html',
    absentIn: ['enrichment-v5'],
    sentence: 'The error for a query parameter with special characters is an HTML page.',
    patch(rules) {
      const { text } = rules.wire
      rules.wire.text = (json) => {
        const made = text(json)
        const odd =
          /"error(_class)?":/.test(made) &&
          /"(from_id|per_page|login_id|connection_id|account_id|customer_id)":"[^"]*[^\\w"-]/.test(made)
        return odd ? '<html><body>Bad request</body></html>' : made
      }
    },
  },
  {
    id: 'calls-unknown-routes-forbidden',
    sentence: 'Unknown routes are refused with ActionNotAllowed.',
    patch: (rules) => swapClass(rules, 'RouteNotFound', 'ActionNotAllowed'),
  },
  {
    id: 'takes-broken-json-for-malformed-fields',
    sentence: 'A body that cannot be parsed is refused with IdentifierInvalid.',
    patch(rules) {
      swapClass(rules, 'JsonParseError', 'IdentifierInvalid')
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'InvalidEncoding' ? 'IdentifierInvalid' : classSent(errorClass)
    },
  },
  {
    id: 'shows-another-request-in-errors',
    sentence: 'The request of every error is that of a customer list.',
    patch: (rules) => changeRefusals(rules, (body) => ({ ...body, request: { path: '/customers', per_page: 100 } })),
  },
  {
    id: 'calls-broken-json-malformed',
    sentence: 'A body that cannot be parsed is refused with WrongRequestFormat.',
    patch: (rules) => swapClass(rules, 'JsonParseError', 'WrongRequestFormat'),
  },
  {
    id: 'takes-fields-outside-data',
    absentIn: ['ais-v6', 'enrichment-v5', 'partners-v1'],
    sentence: 'A customer is created from fields outside data.',
    patch: (rules) =>
      changeAnswers(rules, ({ route, status, json }, body) => {
        const bare = route.includes('customer') && body.error_class === 'WrongRequestFormat'
        return bare
          ? { status: 200, json: { data: { id: '1', identifier: 'bare', secret: 'x'.repeat(32) } } }
          : { status, json }
      }),
  },
  {
    id: 'calls-a-missing-data-broken-json',
    sentence: 'JSON without data is refused with JsonParseError.',
    patch: (rules) => swapClass(rules, 'WrongRequestFormat', 'JsonParseError'),
  },
  {
    id: 'takes-bytes-for-text',
    sentence: 'A body that is not UTF-8 is refused with CustomerNotFound.',
    patch: (rules) => swapClass(rules, 'InvalidEncoding', 'CustomerNotFound'),
  },
  {
    id: 'takes-any-return-address',
    sentence: 'A return_to that is not a URL is accepted.',
    patch(rules) {
      rules.tokens.returnToValid = (address): address is string => typeof address === 'string'
    },
  },
  {
    id: 'calls-a-wrong-return-address-too-long',
    sentence: 'A return_to that is not a URL is refused with ReturnURLTooLong.',
    patch(rules) {
      const { returnToValid } = rules.tokens
      rules.tokens.returnToValid = (address): address is string => {
        if (!returnToValid(address)) throw new Refusal('ReturnURLTooLong', 'return_to is too long')
        return true
      }
    },
  },
]
