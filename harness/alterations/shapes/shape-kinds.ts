import type { KindOfFault } from '../../../faults/catalogue.ts'

/** The kinds that change the shape of a body. A schema forbids them where it describes the body. */
const shapeKinds = [
  'omits',
  'shows-as-null',
  'shows-as-another-type',
  'shows-as-unlisted',
  'shows-as-blank',
  'shows-as-another-form',
  'shows-as-out-of-bounds',
] as const satisfies readonly KindOfFault[]

export type ShapeKind = (typeof shapeKinds)[number]

/** The kind of a change to this value, by the violated keyword of the schema. */
export function shapeKindOf(to: unknown, keyword: string): ShapeKind {
  if (to === undefined) return 'omits'
  if (to === null) return 'shows-as-null'
  if (keyword === 'type') return 'shows-as-another-type'
  if (to === '') return 'shows-as-blank'
  if (keyword === 'enum' || keyword === 'const') return 'shows-as-unlisted'
  return typeof to === 'number' || typeof to === 'bigint' ? 'shows-as-out-of-bounds' : 'shows-as-another-form'
}

/** The name of a shape kind where the schema allows the change. */
export function allowedKindOf(kind: ShapeKind): KindOfFault {
  return kind === 'omits' ? 'omits-what-may-be-absent' : 'shows-as-an-allowed-form'
}

export function isShapeKind(kind: string): kind is ShapeKind {
  return (shapeKinds as readonly string[]).includes(kind)
}
