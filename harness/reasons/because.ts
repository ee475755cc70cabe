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

/** The sentences of a topic by their codes, each worded from its facts. */
type Topic = Readonly<Record<string, (facts: never) => string>>

/** The facts that a sentence takes. */
type FactsOf<Sentence extends Topic[string]> =
  Parameters<Sentence> extends [infer Given] ? [facts: { [Name in keyof Given]: Quoting<Given[Name]> }] : []

/** A reason: a code of the catalogue with the facts that it takes. */
export function because<Code extends ReasonCode>(code: Code, ...[facts = {}]: FactsOf<Catalogue[Code]>): Reason {
  return { code, facts }
}
