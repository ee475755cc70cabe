import type { Fault } from '../kit/fault.ts'

/** Categorizing descriptions in version 3, broken in one way each. */
export const version3CategorizeFaults: Fault[] = [
  {
    id: 'categorizes-without-a-description',
    sentence: 'An item without description is accepted.',
    patch(rules) {
      rules.categorize.answered = (entries) =>
        entries.map((entry) => {
          if ('description' in entry) return entry
          const { errors: _none, ...rest } = entry
          return { ...rest, category: 'uncategorized' }
        })
    },
  },
  {
    id: 'learns-each-description-once',
    sentence: 'The action learn does not change an existing rule.',
    patch(rules) {
      rules.categorize.learn = (known, key, category) => void (known.has(key) || known.set(key, category))
    },
  },
  {
    id: 'answers-items-in-another-order',
    sentence: 'The entries of a batch are answered in reverse order.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.toReversed()
    },
  },
  {
    id: 'answers-the-first-item-alone',
    sentence: 'Only the first item of a batch has an entry.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.slice(0, 1)
    },
  },
  {
    id: 'leaves-bad-items-out',
    sentence: 'Only valid items are answered.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.filter((entry) => entry['errors'] === undefined)
    },
  },
  {
    id: 'puts-bad-items-last',
    sentence: 'The entries of invalid items come after those of valid ones.',
    patch(rules) {
      const isBad = (entry: Record<string, unknown>): boolean => entry['errors'] !== undefined
      rules.categorize.answered = (entries) => [...entries.filter((one) => !isBad(one)), ...entries.filter(isBad)]
    },
  },
  {
    id: 'refuses-a-batch-for-one-item',
    sentence: 'One invalid item makes the whole batch fail.',
    patch(rules) {
      rules.categorize.refusesBatch = (items) => items.some(({ errors }) => errors.length > 0)
    },
  },
  {
    id: 'shows-errors-as-one-text',
    sentence: 'errors is a string instead of an array.',
    patch(rules) {
      rules.categorize.errorsShown = (errors) => (errors.length > 0 ? { errors: errors.join(', ') } : {})
    },
  },
  {
    id: 'categorizes-nothing-beside-a-bad-item',
    sentence: 'In a batch with an invalid item no item gets a category.',
    patch(rules) {
      rules.categorize.answered = (entries) =>
        entries.some((entry) => entry['errors'] !== undefined)
          ? entries.map(({ category: _gone, ...rest }) => rest)
          : entries
    },
  },
  {
    id: 'rounds-amounts-of-items',
    sentence: 'The amount of an item is answered rounded to a whole number.',
    patch(rules) {
      rules.categorize.answered = (entries) =>
        entries.map((entry) => ('amount' in entry ? { ...entry, amount: Math.round(Number(entry['amount'])) } : entry))
    },
  },
  {
    id: 'shows-the-day-of-an-item-in-words',
    sentence: 'made_on of an entry is the string today.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.map((entry) => ({ ...entry, made_on: 'today' }))
    },
  },
]
