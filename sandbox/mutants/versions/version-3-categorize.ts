import type { Mutant } from '../kit/mutant.ts'

/** Categorizing descriptions in version 3, broken in one way each. */
export const version3CategorizeMutants: Mutant[] = [
  {
    id: 'categorizes-without-a-description',
    breaks: ['ais-v3/categorize/description-required'],
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
    id: 'categorizes-1001-a-day',
    breaks: ['ais-v3/categorize/daily-limit'],
    sentence: 'The daily limit of pending clients is 1001 transactions.',
    patch(rules) {
      rules.categories.maxPerDay = 1001
    },
  },
  {
    id: 'categorizes-999-a-day',
    breaks: ['ais-v3/categorize/1000-a-day-accepted'],
    sentence: 'The daily limit of pending clients is 999 transactions.',
    patch(rules) {
      rules.categories.maxPerDay = 999
    },
  },
  {
    id: 'takes-descriptions-of-any-length',
    breaks: ['ais-v3/categorize/description-of-4001-invalid', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'A description of more than 4000 characters is accepted.',
    patch(rules) {
      rules.categorize.maxDescription = 10_000
    },
  },
  {
    id: 'takes-descriptions-below-4000',
    breaks: ['ais-v3/categorize/description-of-4000-accepted'],
    sentence: 'A description of 4000 characters is refused.',
    patch(rules) {
      rules.categorize.maxDescription = 3999
    },
  },
  {
    id: 'takes-identifiers-of-any-length',
    breaks: ['ais-v3/categorize/identifier-of-256-invalid', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'An identifier of more than 255 characters is accepted.',
    patch(rules) {
      rules.categorize.maxIdentifier = 1000
    },
  },
  {
    id: 'takes-identifiers-below-255',
    breaks: ['ais-v3/categorize/identifier-of-255-accepted'],
    sentence: 'An identifier of 255 characters is refused.',
    patch(rules) {
      rules.categorize.maxIdentifier = 254
    },
  },
  {
    id: 'takes-any-action',
    breaks: ['ais-v3/categorize/action-words'],
    sentence: 'An unknown action is ignored.',
    patch(rules) {
      rules.categorize.actionKnown = () => true
    },
  },
  {
    id: 'knows-no-action-remove',
    breaks: ['ais-v3/categorize/remove-restores'],
    sentence: 'A rule is never removed.',
    patch(rules) {
      rules.categorize.remove = () => undefined
    },
  },
  {
    id: 'learns-nothing-from-items',
    breaks: ['ais-v3/categorize/learn-applies'],
    sentence: 'The action learn has no effect.',
    patch(rules) {
      rules.categorize.learn = () => undefined
    },
  },
  {
    id: 'learns-each-description-once',
    breaks: ['ais-v3/categorize/learn-updates'],
    sentence: 'The action learn does not change an existing rule.',
    patch(rules) {
      rules.categorize.learn = (known, key, category) => void (known.has(key) || known.set(key, category))
    },
  },
  {
    id: 'lets-items-teach-no-category',
    breaks: ['ais-v3/categorize/category-required-to-learn'],
    sentence: 'An item with action learn needs no category.',
    patch(rules) {
      rules.categorize.categoryNeeded = () => false
    },
  },
  {
    id: 'answers-items-in-another-order',
    breaks: ['ais-v3/categorize/entries-in-order'],
    sentence: 'The entries of a batch are answered in reverse order.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.toReversed()
    },
  },
  {
    id: 'answers-the-first-item-alone',
    breaks: ['ais-v3/categorize/answers-each-item'],
    sentence: 'Only the first item of a batch has an entry.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.slice(0, 1)
    },
  },
  {
    id: 'leaves-bad-items-out',
    breaks: ['ais-v3/categorize/equal-length-with-bad-items'],
    sentence: 'Only valid items are answered.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.filter((entry) => entry['errors'] === undefined)
    },
  },
  {
    id: 'puts-bad-items-last',
    breaks: ['ais-v3/categorize/entries-in-order'],
    sentence: 'The entries of invalid items come after those of valid ones.',
    patch(rules) {
      const isBad = (entry: Record<string, unknown>): boolean => entry['errors'] !== undefined
      rules.categorize.answered = (entries) => [...entries.filter((one) => !isBad(one)), ...entries.filter(isBad)]
    },
  },
  {
    id: 'refuses-a-batch-for-one-item',
    breaks: ['ais-v3/categorize/errors-exactly-on-bad-items', 'ais-v3/categorize/equal-length-with-bad-items'],
    sentence: 'One invalid item makes the whole batch fail.',
    patch(rules) {
      rules.categorize.refusesBatch = (items) => items.some(({ errors }) => errors.length > 0)
    },
  },
  {
    id: 'shows-errors-as-one-text',
    breaks: ['ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'errors is a string instead of an array.',
    patch(rules) {
      rules.categorize.errorsShown = (errors) => (errors.length > 0 ? { errors: errors.join(', ') } : {})
    },
  },
  {
    id: 'categorizes-nothing-beside-a-bad-item',
    breaks: ['ais-v3/categorize/good-items-still-categorized'],
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
    breaks: ['ais-v3/categorize/echoes-what-was-sent'],
    sentence: 'The amount of an item is answered rounded to a whole number.',
    patch(rules) {
      rules.categorize.answered = (entries) =>
        entries.map((entry) => ('amount' in entry ? { ...entry, amount: Math.round(Number(entry['amount'])) } : entry))
    },
  },
  {
    id: 'shows-the-day-of-an-item-in-words',
    breaks: ['ais-v3/categorize/entry-types'],
    sentence: 'made_on of an entry is the string today.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.map((entry) => ({ ...entry, made_on: 'today' }))
    },
  },
  {
    id: 'takes-99-items',
    breaks: ['ais-v3/categorize/batch-of-100-accepted'],
    sentence: 'A batch of 100 items is refused.',
    patch(rules) {
      rules.categorize.maxBatch = 99
    },
  },
  {
    id: 'takes-101-items',
    breaks: ['ais-v3/categorize/batch-of-101-refused'],
    sentence: 'A batch of 101 items is accepted.',
    patch(rules) {
      rules.categorize.maxBatch = 101
    },
  },
]
