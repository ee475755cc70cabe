import { count, countThat } from './count.ts'

type Place = { place: string }
type Difference = { wanted: string; got: string }

/** Values of answers: what they are, what they should be, and which of them are shown at all. */
export const values = {
  'place-not-shown': ({ place }: Place) => `The target does not show ${place}, which the documents do not demand.`,
  'place-absent': ({ place, outcome }: Place & { outcome: string }) =>
    `The answer shows no value at ${place}: ${outcome}.`,
  'values-as-documented': ({ place, values: number, wanted }: Place & { values: number; wanted: string }) =>
    `${countThat(number, 'value', 'is')} as expected at ${place}: ${wanted}.`,
  'too-few-answers': ({ answers }: { answers: number }) =>
    `${count(answers, 'answer')} cannot be compared; at least 2 are needed.`,
  'known-list-is-empty': () => 'The list that the links point to is empty.',

  'not-a-moment': ({ place, got }: Place & { got: string }) => `${place} is ${got}, which is not a date with time.`,
  'moment-ahead': ({ place, seconds }: Place & { seconds: number }) =>
    `${place} lies ${count(seconds, 'second')} in the future.`,

  'setting-as-sent': ({ place, value }: Place & { value: string }) => `${place} is ${value}, as it was sent.`,
  'value-never-changes': ({ place, value, other }: Place & { value: string; other?: string }) =>
    `${place} is ${value} even where ${other ?? 'another value'} was sent, so it shows no default.`,

  'default-day-shown': ({ place, day, other }: Place & { day: string; other: string }) =>
    `${place} is ${day} where no day was sent, and ${other} where another day was sent.`,
  'default-day-changed': ({ before, after }: { before?: string | undefined; after?: string | undefined }) =>
    `The default changed from ${before ?? 'no day'} to ${after ?? 'no day'} while it was tried, so the refusal proves nothing.`,
  'all-within-days': ({ first, last }: { first: string; last: string }) =>
    `All transactions were made from ${first} to ${last} even where no days were asked for, so the filter proves nothing.`,

  'resource-differs': ({ resource, place, wanted, got }: { resource: string } & Place & Difference) =>
    `A resource (${resource}) shows ${got} at ${place}; expected ${wanted}.`,
  'resources-match': ({
    values: number,
    resources,
    place,
    words,
  }: Place & { values: number; resources: number; words: readonly string[] }) =>
    `${countThat(number, 'value', 'is')} as documented in ${count(resources, 'resource')} at ${place}${words.length > 0 ? `; the words are ${words.join(', ')}` : ''}.`,
  'no-value-shown': ({ resources, place }: Place & { resources: number }) =>
    `None of ${count(resources, 'resource')} at ${place} shows such a value, which the documents do not demand.`,
  'no-resource-at': ({ place }: Place) => `The answers have nothing at ${place} to check.`,
  'kinds-match': ({ kinds }: { kinds: readonly string[] }) =>
    `The values are as documented in each of these resources: ${kinds.join(', ')}.`,
  'no-kind-shows-value': ({ kinds }: { kinds: number }) =>
    `None of ${count(kinds, 'kind')} of resources shows such a value.`,

  'rows-as-wanted': ({ rows, wanted }: { rows: number; wanted: string }) =>
    `${countThat(rows, 'row', 'has')} what is expected: ${wanted}.`,
  'later-fields': ({ fields }: { fields: readonly string[] }) =>
    `The target shows ${fields.length === 0 ? 'no field' : fields.join(', ')} of a later version.`,
  'no-word-shown': ({ place }: Place) => `The answers show no text at ${place}.`,
  'words-shown': ({ place, words }: Place & { words: readonly string[] }) =>
    `The answers show these words at ${place}: ${words.join(', ')}.`,
  'refused-by-attempt': ({ errorClass }: { errorClass: string }) =>
    `The target accepted the request, and its attempt failed with ${errorClass}.`,
  'no-record-of-field': ({ field }: { field: string }) => `No record could show ${field}.`,
  'types-seen': ({ place, types }: { place: string; types: readonly string[] }) =>
    `The answers show ${types.length === 0 ? 'nothing' : types.join(', ')} at ${place}.`,
} as const
