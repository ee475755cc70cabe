import type { Reason } from '../../core/reason.ts'
import type { catalogue } from './catalogue.ts'

type Catalogue = typeof catalogue

export type ReasonCode = keyof Catalogue

/** Where a sentence has a text, another reason may be quoted; in lists of texts too. */
type Quoting<Given> = Given extends string
  ? Given | Reason
  : Given extends ReadonlyArray<infer One>
    ? ReadonlyArray<Quoting<One>>
    : Given

/** The facts that a code takes. */
type FactsOf<Code extends ReasonCode> =
  Parameters<Catalogue[Code]> extends [infer Given] ? [facts: { [Name in keyof Given]: Quoting<Given[Name]> }] : []

/** A reason: a code of the catalogue with the facts that it takes. */
export function because<Code extends ReasonCode>(code: Code, ...[facts = {}]: FactsOf<Code>): Reason {
  return { code, facts }
}
