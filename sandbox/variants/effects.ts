import { overlookUnknownScopes, readCategorize } from '../faults/logins/login-create.ts'
import { takeIdentifiersOnce } from '../faults/data/customers.ts'
import { changeAnswers, wrapRule, changeCount } from '../faults/kit/change.ts'
import { type Variant, emptyList } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'

/** Other legal effects: the documents do not state the usual ones, which names of fields, words or classes only suggest. */
export const variants: Variant[] = named({
  'leaves-out-scopes-that-it-does-not-know': {
    question: 'unknown words of fetch_scopes',
    sentence:
      'The words of fetch_scopes are listed for reconnect alone; elsewhere an unknown one beside a known one is left out.',
    patch: overlookUnknownScopes,
  },
  'issues-every-rate-on-the-day-of-its-list': {
    question: 'issued_on of rates that failed',
    sentence: 'The documents do not say which issued_on a rate of the day before has; here it is the day of the list.',
    patch: wrapRule('rates.ratesOf', (rule, date) => {
      const { issued_on, rates } = rule(date)
      return { issued_on, rates: rates.map((rate) => ({ ...rate, issued_on })) }
    }),
  },
  'counts-requests-to-categorize': {
    question: 'what counts towards the limit of a day',
    sentence:
      'Whether the limit of a day counts transactions or requests is not said; here 1000 full batches may be sent.',
    patch: wrapRule('categories.overDailyLimit', (rule, before, count, most) =>
      rule(0, Math.ceil((before + count) / 100), most),
    ),
  },
  'counts-older-transactions-too': {
    question: 'transactions that transactions_count counts',
    sentence:
      'The documents do not say which transactions transactions_count counts; here also those that are not listed.',
    patch: changeCount((count) => ({ ...count, posted: count.posted + 500 })),
  },
  'reads-categorize-in-every-version': {
    question: 'categorize from version 4 on',
    sentence:
      'A version may have more fields than are shown; here categorize false still means that nothing is categorized.',
    patch: readCategorize,
  },
  'has-one-set-of-identifiers-for-all-clients': {
    question: 'identifiers of customers of other clients',
    sentence:
      'The documents call an identifier unique and do not say among whom; here among the customers of all clients.',
    patch: takeIdentifiersOnce,
  },
  'finds-nothing-of-an-unknown-account': {
    question: 'transactions of an unknown account',
    sentence: 'The documents name a class for an unknown account; here a filter by one matches nothing.',
    patch: changeAnswers({ route: 'transactions/list', errorClass: 'AccountNotFound' }, () => emptyList),
  },
})
