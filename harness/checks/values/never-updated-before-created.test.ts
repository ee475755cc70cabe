import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { neverUpdatedBeforeCreated } from './never-updated-before-created.ts'

const early = '2026-01-01T10:00:00Z'
const late = '2026-01-01T10:00:02.5+00:00'
const decide = (data: unknown) =>
  neverUpdatedBeforeCreated(sampleData(data), [{ place: 'data', value: data }], Date.parse(late))

cases(
  'A resource that is updated earlier is found at its place, at any depth',
  [
    decide([{ created_at: early, updated_at: late }, { last_attempt: { created_at: late, updated_at: early } }]),
    'broken: updated 2.5 s before it was created at data[1].last_attempt.updated_at',
  ],
  'One that is updated when it is created or later is right',
  [
    decide([
      { created_at: early, updated_at: late },
      { created_at: early, updated_at: early },
    ]),
    'held: holds-for',
  ],
  'A moment that is missing, or later than any other, says nothing',
  [decide([{ created_at: early }, { updated_at: early }, 'x']), 'nothing to say'],
  [decide({ created_at: '2026-01-02T00:00:00Z', updated_at: early }), 'nothing to say'],
)
