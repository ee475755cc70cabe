import type { AlterationKind } from './kit/alteration.ts'
import { listKinds } from './kinds/list-kinds.ts'
import { notedKinds } from './kinds/noted-kinds.ts'
import { outcomeKinds } from './kinds/outcome-kinds.ts'
import { headerChanged, headerMissing, staleAnswer } from './kinds/stale-answer.ts'
import { valueKinds } from './kinds/value-kinds.ts'

/** Every kind of alteration of what a recording holds. */
export function alterationKinds(): AlterationKind[] {
  const others = [staleAnswer, headerMissing, headerChanged, ...notedKinds]
  return [...outcomeKinds, ...valueKinds, ...listKinds, ...others].map(({ id, sentence }) => ({ id, sentence }))
}
