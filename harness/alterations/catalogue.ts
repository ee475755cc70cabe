import type { AlterationKind } from './kit/alteration.ts'
import { callbackKinds } from './kinds/callback-kinds.ts'
import { fetchKinds } from './kinds/fetch-kinds.ts'
import { listKinds } from './kinds/list-kinds.ts'
import { pageChanged } from './kinds/page-kinds.ts'
import { outcomeKinds } from './kinds/outcome-kinds.ts'
import { headerChanged, headerMissing, staleAnswer } from './kinds/stale-answer.ts'
import { valueKinds } from './kinds/value-kinds.ts'
import { kindsBySchema } from './shapes/shape-kinds.ts'

/** Every kind of alteration of what a recording holds. */
export function alterationKinds(): AlterationKind[] {
  const others = [staleAnswer, headerMissing, headerChanged, ...callbackKinds, pageChanged]
  return [...outcomeKinds, ...fetchKinds, ...valueKinds, ...kindsBySchema, ...listKinds, ...others].map(
    ({ id, sentence }) => ({
      id,
      sentence,
    }),
  )
}
