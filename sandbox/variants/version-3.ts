import { changeAnswers, changeRecords, changeRefusals, refusalOf, wrapRule } from '../faults/kit/change.ts'
import type { Variant } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'

/** Other legal choices of version 3. */
export const variants: Variant[] = named({
  'refuses-unknown-customers-of-accounts-otherwise-in-version-3': {
    question: 'version 3: unknown customers of accounts',
    interfaces: ['ais-v3'],
    sentence: 'Version 3 has no row for the list of accounts; here an unknown customer_id is malformed.',
    patch: changeRefusals({ route: 'accounts/list', version: 'v3', errorClass: 'CustomerNotFound' }, () => ({
      error_class: 'WrongRequestFormat',
    })),
  },
  'takes-ids-as-integers-alone-in-version-3': {
    question: 'version 3: ids of bodies as text',
    interfaces: ['ais-v3'],
    sentence: 'In version 3 identifiers are integers; here a body that holds one as text is refused.',
    patch: wrapRule('ids.textTaken', (rule, version, type = '') =>
      version === 'v3' ? type.startsWith('multipart/') : rule(version),
    ),
  },
  'shows-empty-errors-for-valid-items': {
    question: 'version 3: valid items',
    sentence: 'errors of a valid item is an empty array instead of absent.',
    patch: wrapRule('categorize.errorsShown', (_rule, errors) => ({ errors })),
  },
  'repeats-the-descriptions-of-items-only': {
    question: 'version 3: items',
    sentence: 'An entry repeats only the description of its item.',
    patch: wrapRule('categorize.answered', (_rule, entries) =>
      entries.map(({ identifier: _id, currency_code: _code, amount: _amount, ...rest }) => rest),
    ),
  },
  'shows-records-only-to-some-clients': {
    question: 'version 3: clients',
    sentence: 'Only some kinds of clients may read their record; these may not.',
    patch: changeAnswers({ route: 'client/info', version: 'v3' }, (_answer, { data }) =>
      data === undefined ? {} : refusalOf(406, 'ActionNotAllowed', 'for web clients'),
    ),
  },
  'lists-no-categories-in-version-3': {
    question: 'version 3: categories',
    sentence: 'The documents do not list a categories route in version 3; here it does not exist.',
    patch: changeAnswers({ route: 'categories/list', version: 'v3' }, () =>
      refusalOf(404, 'RouteNotFound', 'no such route'),
    ),
  },
  'shows-later-fields-in-version-3': {
    question: 'version 3: later fields',
    sentence: 'Providers and logins of version 3 have fields of version 4, in different forms.',
    patch: changeRecords({ route: /^(providers|logins)\/show$/, version: 'v3' }, () => ({
      max_consent_days: 'none',
      identification_mode: 7,
      consent_period_days: 'any',
    })),
  },
})
