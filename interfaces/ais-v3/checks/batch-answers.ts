import { check } from '../../../harness/checks/answers/check.ts'
import { because } from '../../../harness/reasons/because.ts'
import { demandLeftIn, demandUncrowded, demand } from '../../../harness/checks/answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../../harness/reasons/count.ts'
import { isRow, isSuccess, outcomeOf, type Row } from '../../../harness/checks/answers/answer.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'

export interface SentItem {
  fields: Readonly<Row>
  flaw?: string
}

/** Says what is wrong with an entry of the answer, if anything. */
type EntryRule = (item: SentItem, entry: Row) => { wanted: string; got: string; at: string } | undefined

/**
 * Whether a batch is answered with one entry for each item, in whatever order, be they good or bad.
 * Source: Account information / Version 3 differences, transactions/categorize.
 */
export function entryPerItem(items: readonly SentItem[], answer: Exchange): Judgement {
  const entries = entriesOf(answer)
  if (entries && entries.length !== items.length) {
    const [wanted, got] = [items.length, entries.length].map((number) => count(number, 'entry', 'entries'))
    return differs({ wanted: String(wanted), got: String(got), place: 'data' }, [answer])
  }
  return overEntries(items, answer, ({ fields }, entry) => {
    const sent = fields['description']
    if (typeof sent !== 'string' || entry['description'] === sent) return undefined
    return { wanted: jsonOrNothing(sent), got: jsonOrNothing(entry['description']), at: 'description' }
  })
}

/** Whether the entries are in the order of the items, be they good or bad. Source: as entryPerItem. */
export function entriesInOrder(items: readonly SentItem[], answer: Exchange): Judgement {
  const entries = entriesOf(answer) ?? []
  const at = items.findIndex(
    ({ fields }, index) => ![undefined, fields['description']].includes(described(entries[index])),
  )
  const judgement = entryPerItem(items, answer)
  if (judgement.finding !== 'held' || at < 0) return judgement
  const difference = {
    wanted: jsonOrNothing(items[at]?.fields['description']),
    got: jsonOrNothing(described(entries[at])),
    place: `data[${at}].description`,
  }
  return differs(difference, [answer])
}

/** Whether errors, an array of strings, stands on each bad item and on no good one. Source: as entryPerItem. */
export function errorsOnBadAlone(items: readonly SentItem[], answer: Exchange): Judgement {
  return overEntries(items, answer, ({ flaw }, entry) => {
    const errors = entry['errors'] ?? []
    const texts = Array.isArray(errors) && errors.every((one) => typeof one === 'string')
    const wanted = flaw === undefined ? 'no errors on a good item' : `errors, texts, on an item with ${flaw}`
    const right = texts && errors.length > 0 === (flaw !== undefined)
    return right ? undefined : { wanted, got: jsonOrNothing(entry['errors']), at: 'errors' }
  })
}

/** Whether each good item has a category. Source: as entryPerItem. */
export function goodCategorized(items: readonly SentItem[], answer: Exchange): Judgement {
  return overEntries(items, answer, ({ flaw }, entry) => {
    const named = typeof entry['category'] === 'string' && entry['category'] !== ''
    return flaw !== undefined || named
      ? undefined
      : { wanted: 'a category', got: jsonOrNothing(entry['category']), at: 'category' }
  })
}

/** Whether entries repeat what their items gave; a field that an entry does not show is passed over. */
export const itemsEchoed = check((items: readonly SentItem[], answer: Exchange) => {
  const fields = ['identifier', 'currency_code', 'amount']
  const shown = (entriesOf(answer) ?? []).some((entry) => fields.some((name) => (entry[name] ?? null) !== null))
  demandLeftIn(!isSuccess(answer) || shown, fields.join(', '), [answer])
  return overEntries(items, answer, ({ fields: sent }, entry) => {
    const other = fields.find((name) => ![sent[name], undefined, null].includes(entry[name] as undefined))
    return other === undefined
      ? undefined
      : { wanted: jsonOrNothing(sent[other]), got: jsonOrNothing(entry[other]), at: other }
  })
})

/** Whether one item, the first of the batch, was taken as valid or as invalid; a refusal of it says invalid too. */
export const itemIs = check((kind: 'valid' | 'invalid', control: Exchange, answer: Exchange) => {
  const evidence = [control, answer]
  demandUncrowded(answer, [], evidence)
  demandUncrowded(control, [], evidence)
  demand(takenAsValid(control), because('control-alike', { did: 'refused', outcome: outcomeOf(control) }), evidence)
  const valid = takenAsValid(answer)
  if (valid === (kind === 'valid')) return holds(evidence)
  const got = isSuccess(answer)
    ? valid
      ? 'no errors'
      : jsonOrNothing(entriesOf(answer)?.[0]?.['errors'])
    : outcomeOf(answer)
  const wanted = kind === 'valid' ? 'an entry without errors' : 'errors on its entry'
  return differs({ wanted, got, place: 'data[0].errors' }, evidence)
})

function takenAsValid(answer: Exchange): boolean {
  const entry = isSuccess(answer) ? entriesOf(answer)?.[0] : undefined
  const errors = entry?.['errors'] ?? []
  return entry !== undefined && Array.isArray(errors) && errors.length === 0
}

const overEntries = check((items: readonly SentItem[], answer: Exchange, rule: EntryRule) => {
  demandUncrowded(answer, [], [answer])
  const entries = entriesOf(answer)
  if (!isSuccess(answer) || entries === undefined) {
    const outcome = outcomeOf(answer)
    return differs({ wanted: 'an entry for each item', got: outcome, place: 'data' }, [answer])
  }
  for (const [index, item] of items.entries()) {
    const at = placeOf(items, index, entries)
    const entry = entries[at]
    const fault = entry === undefined ? undefined : rule(item, entry)
    if (fault === undefined) continue
    const difference = { wanted: fault.wanted, got: fault.got, place: `data[${at}].${fault.at}` }
    return differs(difference, [answer])
  }
  return holds([answer], entries.length, 'entry', 'entries')
})

/** The entries in order; one that is no object stands as an empty one, so that places stay. */
function entriesOf(answer: Exchange): Row[] | undefined {
  const data: unknown = (answer.answer?.json as { data?: unknown } | undefined)?.data
  return Array.isArray(data) ? data.map((entry: unknown) => (isRow(entry) ? entry : {})) : undefined
}

/** Where the entry of an item stands: the one that repeats its description, or else the one in its place. */
function placeOf(items: readonly SentItem[], index: number, entries: readonly Row[]): number {
  const sent = items[index]?.fields['description']
  const earlier = items.slice(0, index).filter(({ fields }) => fields['description'] === sent).length
  const same = entries.flatMap((entry, at) => (sent !== undefined && described(entry) === sent ? [at] : []))
  return same[earlier] ?? index
}

function described(entry: Row | undefined): unknown {
  return entry?.['description']
}
