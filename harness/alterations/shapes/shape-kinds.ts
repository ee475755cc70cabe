import type { AlterationKind } from '../kit/alteration.ts'
import { nothing } from '../kit/json-places.ts'

/** The kinds that change the shape of a body. A schema forbids them where it describes the body. */
const shapeKinds = [
  'field-missing',
  'field-null',
  'field-of-another-type',
  'word-not-listed',
  'value-without-content',
  'value-of-another-form',
  'number-out-of-bounds',
] as const

export type ShapeKind = (typeof shapeKinds)[number]

/** The kinds that need a schema, and those for changes that a schema allows. */
export const kindsBySchema: readonly AlterationKind[] = [
  { id: 'value-of-another-form', sentence: 'A value is not of the form that is documented for it.' },
  { id: 'number-out-of-bounds', sentence: 'A number is outside the bounds that are documented for it.' },
  { id: 'field-left-out', sentence: 'A field is left out that its schema does not demand.' },
  { id: 'form-allowed', sentence: 'A field has another form, which its schema allows.' },
]

/** The kind of a change to this value, by the violated keyword of the schema. */
export function shapeKindOf(to: unknown, keyword: string): ShapeKind {
  if (to === nothing) return 'field-missing'
  if (to === null) return 'field-null'
  if (keyword === 'type') return 'field-of-another-type'
  if (to === '') return 'value-without-content'
  if (keyword === 'enum' || keyword === 'const') return 'word-not-listed'
  return typeof to === 'number' || typeof to === 'bigint' ? 'number-out-of-bounds' : 'value-of-another-form'
}

/** The name of a shape kind where the schema allows the change. */
export function allowedKindOf(kind: ShapeKind): string {
  return kind === 'field-missing' ? 'field-left-out' : 'form-allowed'
}

export function isShapeKind(kind: string): kind is ShapeKind {
  return (shapeKinds as readonly string[]).includes(kind)
}
