import type { KindOfFault } from '../../../faults/catalogue.ts'
import type { ChangeAt } from '../../../faults/places.ts'
import { changeTo } from '../../../faults/value-changes.ts'

/** A kind of alteration of one value. The value itself means that the kind does not apply to it. */
export interface ValueKind {
  id: KindOfFault
  of: ChangeAt
}

/** The changes of a value in a JSON body, by their words; those that most rules notice come first. */
const words = [
  'another-type',
  'unlisted',
  '500-days-earlier',
  '500-days-later',
  'turned',
  'another-id',
  'larger',
  'below-zero',
  'unusable',
  'elsewhere',
  'bare',
  'another',
  'unknown-code',
  'something',
  'emptied',
  'fieldless',
  'blank',
  'null',
] as const

export const valueKinds: readonly ValueKind[] = [
  { id: 'omits', of: () => undefined },
  ...words.map((word) => ({ id: `shows-as-${word}` as const, of: changeTo(word) })),
]
