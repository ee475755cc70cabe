import type { Mutant } from '../kit/mutant.ts'

/** Categorizing descriptions in version 3, broken in one way each. */
export const version3CategorizeMutants: Mutant[] = [
  {
    id: 'categorizes-without-a-description',
    breaks: ['ais-v3/categorize/description-required', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'An item without description is answered as a good one.',
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
    id: 'takes-descriptions-of-any-length',
    breaks: ['ais-v3/categorize/description-of-4001-invalid', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'A description may be longer than 4000 characters.',
    patch(rules) {
      rules.categorize.maxDescription = 10_000
    },
  },
  {
    id: 'takes-descriptions-below-4000',
    breaks: ['ais-v3/categorize/description-of-4000-accepted'],
    sentence: 'A description may have 3999 characters.',
    patch(rules) {
      rules.categorize.maxDescription = 3999
    },
  },
  {
    id: 'takes-identifiers-of-any-length',
    breaks: ['ais-v3/categorize/identifier-of-256-invalid', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'An identifier may be longer than 255 characters.',
    patch(rules) {
      rules.categorize.maxIdentifier = 1000
    },
  },
  {
    id: 'takes-identifiers-below-255',
    breaks: ['ais-v3/categorize/identifier-of-255-accepted'],
    sentence: 'An identifier may have 254 characters.',
    patch(rules) {
      rules.categorize.maxIdentifier = 254
    },
  },
  {
    id: 'takes-any-action',
    breaks: ['ais-v3/categorize/action-words', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'An action that does not exist is passed over.',
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
    sentence: 'What an item teaches is not kept.',
    patch(rules) {
      rules.categorize.learn = () => undefined
    },
  },
  {
    id: 'learns-each-description-once',
    breaks: ['ais-v3/categorize/learn-updates'],
    sentence: 'A rule that exists is not updated.',
    patch(rules) {
      rules.categorize.learn = (known, key, category) => void (known.has(key) || known.set(key, category))
    },
  },
  {
    id: 'lets-items-teach-no-category',
    breaks: ['ais-v3/categorize/category-required-to-learn', 'ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'An item with action learn needs no category.',
    patch(rules) {
      rules.categorize.categoryNeeded = () => false
    },
  },
  {
    id: 'answers-items-in-another-order',
    breaks: ['ais-v3/categorize/answers-each-item', 'ais-v3/categorize/equal-length-with-bad-items'],
    sentence: 'The entries of a batch come back last first.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.toReversed()
    },
  },
  {
    id: 'leaves-bad-items-out',
    breaks: ['ais-v3/categorize/equal-length-with-bad-items'],
    sentence: 'Only good items are answered.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.filter((entry) => entry['errors'] === undefined)
    },
  },
  {
    id: 'puts-bad-items-last',
    breaks: ['ais-v3/categorize/equal-length-with-bad-items'],
    sentence: 'The entries of bad items follow those of good ones.',
    patch(rules) {
      const isBad = (entry: Record<string, unknown>): boolean => entry['errors'] !== undefined
      rules.categorize.answered = (entries) => [...entries.filter((one) => !isBad(one)), ...entries.filter(isBad)]
    },
  },
  {
    id: 'refuses-a-batch-for-one-item',
    breaks: ['ais-v3/categorize/errors-exactly-on-bad-items', 'ais-v3/categorize/equal-length-with-bad-items'],
    sentence: 'One bad item refuses the whole batch.',
    patch(rules) {
      rules.categorize.refusesBatch = (items) => items.some(({ errors }) => errors.length > 0)
    },
  },
  {
    id: 'tells-errors-as-one-text',
    breaks: ['ais-v3/categorize/errors-exactly-on-bad-items'],
    sentence: 'errors is a text in place of an array.',
    patch(rules) {
      rules.categorize.told = (errors) => (errors.length > 0 ? { errors: errors.join(', ') } : {})
    },
  },
  {
    id: 'categorizes-nothing-beside-a-bad-item',
    breaks: ['ais-v3/categorize/good-items-still-categorized'],
    sentence: 'In a batch with a bad item no other has a category.',
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
    sentence: 'The amount of an item comes back as a whole number.',
    patch(rules) {
      rules.categorize.answered = (entries) =>
        entries.map((entry) => ('amount' in entry ? { ...entry, amount: Math.round(Number(entry['amount'])) } : entry))
    },
  },
  {
    id: 'tells-the-day-of-an-item-in-words',
    breaks: ['ais-v3/categorize/entry-types'],
    sentence: 'made_on of an entry is the word today.',
    patch(rules) {
      rules.categorize.answered = (entries) => entries.map((entry) => ({ ...entry, made_on: 'today' }))
    },
  },
  {
    id: 'takes-99-items',
    breaks: ['ais-v3/categorize/batch-of-100-accepted'],
    sentence: 'A batch of a hundred items is refused.',
    patch(rules) {
      rules.categorize.maxBatch = 99
    },
  },
  {
    id: 'takes-101-items',
    breaks: ['ais-v3/categorize/batch-of-101-refused'],
    sentence: 'A batch of 101 items is categorized.',
    patch(rules) {
      rules.categorize.maxBatch = 101
    },
  },
]
