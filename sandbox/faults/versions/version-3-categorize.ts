import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import type { Fields } from '../../basics/values.ts'

const isBad = (entry: Fields): boolean => entry['errors'] !== undefined

export const faults = faultsNamed({
  'categorizes-without-a-description': wrapRule('categorize.answered', (_rule, entries) =>
    entries.map((entry) => {
      if ('description' in entry) return entry
      const { errors: _none, ...rest } = entry
      return { ...rest, category: 'uncategorized' }
    }),
  ),
  'counts-the-bytes-of-items': 'takes-categorize.fits-with-first-as-latin-1',
  'categorizes-nothing-after-a-bad-item': wrapRule('categorize.answered', (_rule, entries) => {
    const bad = entries.findIndex(isBad)
    return entries.map((entry, at) => (bad >= 0 && at > bad ? { ...entry, category: 'uncategorized' } : entry))
  }),
  'drops-emojis-of-descriptions': 'shows-description-as-without-emoji-at-post-transactions-categorize',
  'keeps-errors-by-identifier': wrapRule('categorize.answered', (_rule, entries) => {
    const last = new Map(entries.map(({ identifier, errors }) => [identifier, errors]))
    return entries.map(({ errors: _own, ...entry }) => {
      const errors = last.get(entry['identifier'])
      return errors === undefined ? entry : { ...entry, errors }
    })
  }),
  'keeps-the-rule-of-one-description': wrapRule('categorize.learn', (rule, known, key, category) => {
    known.clear()
    rule(known, key, category)
  }),
  'removes-the-newest-rule-alone': wrapRule('categorize.remove', (rule, known, key) => {
    if ([...known.keys()].at(-1) === key) rule(known, key)
  }),
  'learns-nothing-beside-a-bad-item': wrapRule('categorize.refusesBatch', (rule, items) => {
    if (items.some(({ errors }) => errors.length > 0)) for (const { sent } of items) delete sent['action']
    return rule(items)
  }),
  'learns-each-description-once': wrapRule(
    'categorize.learn',
    (_rule, known, key, category) => void (known.has(key) || known.set(key, category)),
  ),
  'answers-items-in-another-order': 'takes-categorize.answered-as-backwards',
  'answers-the-first-item-alone': 'takes-categorize.answered-as-first-alone',
  'leaves-bad-items-out': 'omits-rows-where-errors-is-not-nothing-at-post-transactions-categorize',
  'puts-bad-items-last': wrapRule('categorize.answered', (_rule, entries) => [
    ...entries.filter((one) => !isBad(one)),
    ...entries.filter(isBad),
  ]),
  'refuses-a-batch-for-one-item': 'takes-categorize.refusesBatch-as-true-where-first.errors.length-is-above-0',
  'shows-errors-as-one-text': 'shows-errors-as-text-at-post-transactions-categorize',
  'categorizes-nothing-beside-a-bad-item':
    'takes-categorize.answered-as-each-without-category-where-first.errors-is-not-nothing',
  'rounds-amounts-of-items': 'shows-amount-as-rounded-at-post-transactions-categorize',
  'shows-the-day-of-an-item-in-words': 'shows-made_on-as-today-at-post-transactions-categorize',
})
