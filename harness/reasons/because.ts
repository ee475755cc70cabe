import type { Reason } from '../../core/reason.ts'
import type { catalogue } from './catalogue.ts'

type Catalogue = typeof catalogue

export type ReasonCode = keyof Catalogue

/** A text in a sentence, or in a list of texts, may be another reason that is quoted. */
type Quoting<Given> = Given extends string
  ? Given | Reason
  : Given extends ReadonlyArray<infer One>
    ? ReadonlyArray<Quoting<One>>
    : Given

/** The sentences of a topic by code, each made from its facts. */
type Topic = Readonly<Record<string, (facts: never) => string>>

/** The facts that a sentence takes. */
type FactsOf<Sentence extends Topic[string]> =
  Parameters<Sentence> extends [infer Given] ? [facts: { [Name in keyof Given]: Quoting<Given[Name]> }] : []

/** A reason: a code of the catalogue with its facts. */
export function because<Code extends ReasonCode>(code: Code, ...[facts = {}]: FactsOf<Catalogue[Code]>): Reason {
  return { code, facts }
}
