import type { Rules } from '../../world/rules.ts'
import { changeAnswers, changeRefusals } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

const interfaces = ['enrichment-v5']
const merchants = 'merchants/list'

/** Sends another class in place of one. */
function swapClass(rules: Rules, from: string, to: string): void {
  const { classSent } = rules.errors
  rules.errors.classSent = (errorClass) => (errorClass === from ? to : classSent(errorClass))
}

/** Writes something else in place of those texts that hold a certain word. */
function rewriteTexts(rules: Rules, word: string, write: (text: string) => string): void {
  const { text } = rules.wire
  rules.wire.text = (json) => {
    const made = text(json)
    return made.includes(word) ? write(made) : made
  }
}

/** Rules that data enrichment shares, broken where its own routes show it. */
export const enrichmentConventionFaults: Fault[] = [
  {
    id: 'answers-categories-behind-a-prefix',
    interfaces,
    sentence: 'The answer with categories is JSON after a prefix, which no JSON parser accepts.',
    patch: (rules) => rewriteTexts(rules, '"food_and_dining":[', (text) => `)]}',\n${text}`),
  },
  {
    id: 'answers-with-categories-elsewhere',
    interfaces,
    sentence: 'The answer with categories has the status 302.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'categories/list' && body.data !== undefined ? { status: 302 } : {},
      ),
  },
  {
    id: 'hides-the-class-of-unknown-routes',
    interfaces,
    sentence: 'The error for an unknown route has error_type instead of error_class.',
    patch: (rules) =>
      changeRefusals(rules, ({ error_class: errorClass, ...rest }) =>
        errorClass === 'RouteNotFound' ? { error_type: errorClass, ...rest } : { error_class: errorClass, ...rest },
      ),
  },
  {
    id: 'invents-a-class-of-keys',
    interfaces,
    sentence: 'Unknown keys are refused with NoSuchKey.',
    patch: (rules) => swapClass(rules, 'ApiKeyNotFound', 'NoSuchKey'),
  },
  {
    id: 'falls-over-bodies-of-another-form',
    interfaces,
    sentence: 'A JSON body of the wrong form is answered with an internal error.',
    patch: (rules) => swapClass(rules, 'WrongRequestFormat', 'InternalServerError'),
  },
  {
    id: 'answers-odd-lessons-with-html',
    interfaces,
    sentence: 'The refusal of categories/learn for an unknown transaction is an HTML page.',
    patch: (rules) =>
      rewriteTexts(rules, '"class":"TransactionNotFound"', () => '<html><body>Bad request</body></html>'),
  },
  {
    id: 'takes-questions-outside-data',
    interfaces,
    sentence: 'A merchants request with a body of the wrong form is accepted.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === merchants && body.error_class === 'WrongRequestFormat' ? { status: 200, json: { data: [] } } : {},
      ),
  },
  {
    id: 'shows-merchants-to-anybody',
    interfaces,
    sentence: 'The merchants route accepts requests without Secret.',
    patch(rules) {
      rules.headers.secretNeeded = ({ name }) => name !== merchants
    },
  },
  {
    id: 'shows-merchants-to-unsigned-live-clients',
    interfaces,
    sentence: 'The merchants route accepts unsigned requests of a live client.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) => required(client, request) && !request.url.endsWith('/merchants')
    },
  },
]
