import { type Fields, changeAnswers, changeRefusals, together, wrapRule } from '../faults/kit/change.ts'
import { dayMs } from '../basics/days.ts'
import { refusal } from '../basics/refusals.ts'
import { categoryTrees } from '../reference/read-data.ts'
import type { Variant } from './kit/variant.ts'
import type { Rules } from '../world/rules.ts'
import { readBodies } from '../faults/kinds/requests.ts'
import { named } from '../world/sandbox.ts'

const keyClasses = ['ClientIdNotProvided', 'AppIdNotProvided', 'SecretNotProvided', 'ApiKeyNotFound', 'ClientNotFound']

/** Other readings of requests that the documents only seem to exclude. */
export const variants: Variant[] = named({
  'learns-nothing-from-unknown-transactions': {
    question: 'unknown transactions to learn from',
    sentence: 'The answer to learning says whether it was learned; here it is false for an unknown transaction.',
    patch: changeAnswers({ route: 'categories/learn', errorClass: 'TransactionNotFound' }, () => ({
      status: 200,
      json: { data: { learned: false } },
    })),
  },
  'takes-no-scopes-for-none-given': {
    question: 'empty fetch_scopes of a reconnect',
    sentence: 'fetch_scopes of a reconnect is optional; here an empty array counts as left out.',
    patch: readBodies('reconnect', ({ fetch_scopes: scopes, ...data }) =>
      Array.isArray(scopes) && scopes.length === 0 ? data : { ...data, fetch_scopes: scopes },
    ),
  },
  'has-its-days-a-day-later': {
    question: 'time zone of days',
    sentence: 'The documents do not say in which time zone a day begins; here it is yesterday for a client in UTC.',
    patch({ dates }) {
      for (const rule of ['windowStart', 'windowEnd', 'defaultFrom', 'defaultTo'] as const) {
        const { [rule]: dayOf } = dates
        dates[rule] = (now) => dayOf(new Date(now.getTime() - dayMs))
      }
    },
  },
  'overlooks-values-that-it-cannot-read': {
    question: 'values of optional fields that no client may send',
    sentence: 'The documents do not say that these are refused; here flags and words that are none count as left out.',
    patch: together(...(['loginCreate', 'reconnect', 'refresh'] as const).map((body) => readBodies(body, readable))),
  },
  'reconnects-by-addresses-of-files-with-credentials-only': {
    question: 'credentials beside file_url',
    sentence: 'Credentials are required on reconnect; that file_url takes their place is not said.',
    patch: readBodies('reconnect', (data) => {
      if (data.file_url === undefined || data.credentials !== undefined) return data
      throw refusal('required', 'credentials')
    }),
  },
  'refuses-a-batch-that-lacks-a-required-field': {
    question: 'version 3: items that lack a field',
    sentence: 'A request of which an item has no description is malformed; here it is refused as a whole.',
    patch: wrapRule('categorize.refusesBatch', (_rule, items) =>
      items.some(({ sent }) => sent.description === undefined || (sent.action === 'learn' && !sent.category)),
    ),
  },
  'denies-keys-with-401': {
    question: 'status of wrong keys',
    sentence: 'The documents give no status for authentication; here missing and wrong keys are refused with 401.',
    patch: wrapRule('errors.statusOf', (rule, errorClass) =>
      keyClasses.includes(errorClass) ? 401 : rule(errorClass),
    ),
  },
  'ignores-the-end-of-addresses': {
    question: 'end of the signed address',
    sentence: 'A slash or a question mark at the end of the URL is removed before the signature is verified.',
    patch: wrapRule('signing.candidates', (rule, received) =>
      rule(received).flatMap((one) => {
        const bare = one.url.replace(/\?$/, '').replace(/\/(?=\?|$)/, '')
        const urls = [one.url, bare, `${bare}?`, bare.replace(/(?=\?|$)/, '/')]
        return [...new Set(urls)].map((url) => ({ ...one, url }))
      }),
    ),
  },
  'takes-an-empty-payee-description': {
    question: 'payee_description that is empty',
    sentence: 'The document does not say that payee_description has any text; here it may be empty.',
    interfaces: ['payments-v1'],
    patch: readBodies('payments', (data) =>
      data.payee_description === '' ? { ...data, payee_description: '-' } : data,
    ),
  },
  'keeps-old-categories-in-version-5': {
    question: 'version 5: codes of version 4',
    sentence: 'The documents list the codes of version 5 and do not say that the others are gone; here they stay.',
    patch: wrapRule('categories.trees', (rule, version) =>
      version === 4 ? rule(version) : { ...rule(5), business: { ...categoryTrees(4).business, ...rule(5).business } },
    ),
  },
  'calls-dates-out-of-range-in-version-3': {
    question: 'version 3: class of dates',
    sentence: 'The classes for dates of a fetch name the scopes of version 4; here version 3 calls them out of range.',
    patch: changeRefusals({ version: 'v3', errorClass: /^Invalid(From|To)Date$/ }, () => ({
      error_class: 'DateOutOfRange',
    })),
  },
})

/** The data without invalid flags and words. */
function readable(data: Fields, _url: string, { loginCreate }: Rules): Fields {
  const flags = ['daily_refresh', 'store_credentials', 'fetched_accounts_notify', 'override_credentials']
  const isRead = (name: string, value: unknown) =>
    (!flags.includes(name) || typeof value === 'boolean') &&
    (name !== 'locale' || loginCreate.locales.includes(value as string)) &&
    (name !== 'categorization' || loginCreate.categorizations.includes(value as string))
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => isRead(name, value)))
}
