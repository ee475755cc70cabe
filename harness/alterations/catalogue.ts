import type { AlterationKind } from './kit/alteration.ts'
import { callbackKinds } from './kinds/callback-kinds.ts'
import { fetchKinds } from './kinds/fetch-kinds.ts'
import { fieldAdded } from './kinds/field-added.ts'
import { limitedEarly } from './kinds/limit-kinds.ts'
import { listKinds } from './kinds/list-kinds.ts'
import { orderKinds } from './kinds/order-kinds.ts'
import { pageChanged } from './kinds/page-kinds.ts'
import { otherVersion } from './kinds/other-version.ts'
import { outcomeKinds } from './kinds/outcome-kinds.ts'
import { requestKinds } from './kinds/request-kinds.ts'
import { headerChanged, headerMissing, staleAnswer } from './kinds/stale-answer.ts'
import { valueKinds } from './kinds/value-kinds.ts'
import { kindsBySchema } from './shapes/shape-kinds.ts'

/** Every kind of alteration of a recording. */
export function alterationKinds(): AlterationKind[] {
  const outcomes = [...outcomeKinds, ...requestKinds, fieldAdded, otherVersion, limitedEarly]
  const others = [...orderKinds, staleAnswer, headerMissing, headerChanged, ...callbackKinds, pageChanged]
  return [...outcomes, ...fetchKinds, ...valueKinds, ...kindsBySchema, ...listKinds, ...others].map(
    ({ id, sentence }) => ({
      id,
      sentence,
    }),
  )
}
