import type { Rules } from '../../world/rules.ts'
import { changeAnswers, changeRefusals } from '../kit/change-answers.ts'
import type { Mutant } from '../kit/mutant.ts'

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
export const enrichmentConventionMutants: Mutant[] = [
  {
    id: 'answers-categories-behind-a-prefix',
    breaks: ['conventions/envelope/success-is-json'],
    interfaces,
    sentence: 'Categories are answered as JSON behind a prefix that no JSON reader takes.',
    patch: (rules) => rewriteTexts(rules, '"food_and_dining":[', (text) => `)]}',\n${text}`),
  },
  {
    id: 'answers-with-categories-elsewhere',
    breaks: ['conventions/envelope/success-status'],
    interfaces,
    sentence: 'Categories are answered with 302, data and all.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'categories/list' && body.data !== undefined ? { status: 302 } : {},
      ),
  },
  {
    id: 'hides-the-class-of-unknown-routes',
    breaks: ['conventions/errors/error-class'],
    interfaces,
    sentence: 'The class of an unknown route stands under error_type.',
    patch: (rules) =>
      changeRefusals(rules, ({ error_class: errorClass, ...rest }) =>
        errorClass === 'RouteNotFound' ? { error_type: errorClass, ...rest } : { error_class: errorClass, ...rest },
      ),
  },
  {
    id: 'invents-a-class-of-keys',
    breaks: ['conventions/errors/class-is-documented'],
    interfaces,
    sentence: 'Keys that nobody has give NoSuchKey.',
    patch: (rules) => swapClass(rules, 'ApiKeyNotFound', 'NoSuchKey'),
  },
  {
    id: 'falls-over-bodies-of-another-form',
    breaks: ['conventions/errors/never-a-server-error'],
    interfaces,
    sentence: 'JSON of the wrong form is an internal error.',
    patch: (rules) => swapClass(rules, 'WrongRequestFormat', 'InternalServerError'),
  },
  {
    id: 'answers-odd-lessons-with-html',
    breaks: ['conventions/errors/total-contract'],
    interfaces,
    sentence: 'A lesson of an unknown transaction is refused with a page of HTML.',
    patch: (rules) =>
      rewriteTexts(rules, '"class":"TransactionNotFound"', () => '<html><body>Bad request</body></html>'),
  },
  {
    id: 'takes-questions-outside-data',
    breaks: ['conventions/errors/body-without-data'],
    interfaces,
    sentence: 'A question about merchants whose body is of another form is answered.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === merchants && body.error_class === 'WrongRequestFormat' ? { status: 200, json: { data: [] } } : {},
      ),
  },
  {
    id: 'tells-anybody-of-merchants',
    breaks: ['conventions/headers/required-on-every-route'],
    interfaces,
    sentence: 'Merchants are told to clients that send no Secret.',
    patch(rules) {
      rules.headers.secretNeeded = ({ name }) => name !== merchants
    },
  },
  {
    id: 'tells-live-clients-of-merchants-unsigned',
    breaks: ['conventions/signing/live-signing-on-every-route'],
    interfaces,
    sentence: 'A live client may ask for merchants unsigned.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) => required(client, request) && !request.url.endsWith('/merchants')
    },
  },
]
