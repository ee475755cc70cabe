import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const version3CategorizeFaults: Fault[] = named({
  'categorizes-without-a-description': {
    sentence: 'An item without description is accepted.',
    patch: wrapRule('categorize.answered', (_rule, entries) =>
      entries.map((entry) => {
        if ('description' in entry) return entry
        const { errors: _none, ...rest } = entry
        return { ...rest, category: 'uncategorized' }
      }),
    ),
  },
  'learns-each-description-once': {
    sentence: 'The action learn does not change an existing rule.',
    patch: wrapRule(
      'categorize.learn',
      (_rule, known, key, category) => void (known.has(key) || known.set(key, category)),
    ),
  },
  'answers-items-in-another-order': {
    sentence: 'The entries of a batch are answered in reverse order.',
    patch: wrapRule('categorize.answered', (_rule, entries) => entries.toReversed()),
  },
  'answers-the-first-item-alone': {
    sentence: 'Only the first item of a batch has an entry.',
    patch: wrapRule('categorize.answered', (_rule, entries) => entries.slice(0, 1)),
  },
  'leaves-bad-items-out': {
    sentence: 'Only valid items are answered.',
    patch: wrapRule('categorize.answered', (_rule, entries) =>
      entries.filter((entry) => entry['errors'] === undefined),
    ),
  },
  'puts-bad-items-last': {
    sentence: 'The entries of invalid items come after those of valid ones.',
    patch: replaceRule('categorize.answered', () => {
      const isBad = (entry: Record<string, unknown>): boolean => entry['errors'] !== undefined
      return (entries) => [...entries.filter((one) => !isBad(one)), ...entries.filter(isBad)]
    }),
  },
  'refuses-a-batch-for-one-item': {
    sentence: 'One invalid item makes the whole batch fail.',
    patch: wrapRule('categorize.refusesBatch', (_rule, items) => items.some(({ errors }) => errors.length > 0)),
  },
  'shows-errors-as-one-text': {
    sentence: 'errors is a string instead of an array.',
    patch: wrapRule('categorize.errorsShown', (_rule, errors) =>
      errors.length > 0 ? { errors: errors.join(', ') } : {},
    ),
  },
  'categorizes-nothing-beside-a-bad-item': {
    sentence: 'In a batch with an invalid item no item gets a category.',
    patch: wrapRule('categorize.answered', (_rule, entries) =>
      entries.some((entry) => entry['errors'] !== undefined)
        ? entries.map(({ category: _gone, ...rest }) => rest)
        : entries,
    ),
  },
  'rounds-amounts-of-items': {
    sentence: 'The amount of an item is answered rounded to a whole number.',
    patch: wrapRule('categorize.answered', (_rule, entries) =>
      entries.map((entry) => ('amount' in entry ? { ...entry, amount: Math.round(Number(entry['amount'])) } : entry)),
    ),
  },
  'shows-the-day-of-an-item-in-words': {
    sentence: 'made_on of an entry is the string today.',
    patch: wrapRule('categorize.answered', (_rule, entries) =>
      entries.map((entry) => ({ ...entry, made_on: 'today' })),
    ),
  },
})
