import type { Exchange } from '../../../core/exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'

/** What must be as it was: values by the place at which an answer shows them. */
export type Facts = Readonly<Record<string, unknown>>

/** Whether what a refused request must not change is as it was. What one of both does not show is passed over. */
export function asBefore(was: Facts, is: Facts, evidence: Exchange[]): Judgement {
  for (const [place, value] of Object.entries(was)) {
    const [wanted, got] = [jsonText(value), jsonText(is[place])]
    if (value === undefined || is[place] === undefined || wanted === got) continue
    return differs({ wanted: `${wanted}, as before the refused request`, got, place }, evidence)
  }
  return holds(evidence)
}
