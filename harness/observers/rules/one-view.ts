import { broken, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import type { Memory, View } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import type { Sighting } from '../sighting.ts'
import type { ShownRecord } from '../records-in.ts'
import { differencesBetween, type FieldDiffers, isLasting, momentIn } from '../same-record.ts'

const everywhere = 'conventions/views/one-thing-one-view'
/** The rows that say of a resource that every view of it is the same. */
const rulesOf: Readonly<Record<string, readonly string[]>> = {
  login: [everywhere],
  attempt: [everywhere, 'ais/attempts/same-alone-and-in-list'],
  account: [everywhere],
  transaction: [everywhere],
  customer: [everywhere],
  provider: [everywhere],
  template: ['templates/list-agrees-with-one'],
}

/**
 * A record that is shown twice, without a change between, has the same values: alone, in whatever list, on whatever page and
 * nested in another one. What it has from its creation on never differs. Another value is a contradiction where both views
 * were last updated at the same moment, or where a value comes back that another view had given up; else it may be a change
 * that nobody asked for. Two clients may each see a record in their own way, or count their records each for itself.
 */
export const observer: Observer = {
  name: 'one-view',
  title: 'A record is shown alike wherever it is shown',
  rules: () => Object.values(rulesOf).flat(),
  look: (sighting, memory) =>
    sighting.records.flatMap((record): Remark[] => {
      const rules = rulesOf[record.kind] ?? []
      const before = rules.length === 0 ? undefined : memory.viewOf(record)
      if (before === undefined) return []
      const found = contradiction(sighting, record, before, memory)
      return rules.map((rule) => ({ rule, looked: 1, ...(found && { broken: found }) }))
    }),
}

function contradiction(sighting: Sighting, record: ShownRecord, before: View, memory: Memory): Judgement | undefined {
  const { dialect, exchange, from } = sighting
  const now = record.text
  const differing = differencesBetween(dialect, record, before.text, now)
  const lasting = differing.find(({ field }) => isLasting(record.kind, field))
  if (lasting) return differs(record, lasting, [before.exchange, exchange])
  const [first] = differing
  if (!first || !memory.restsSince(dialect, record, Math.min(before.from, from))) return undefined
  const updated = (text: string) => momentIn(text, 'updated_at')
  if (updated(now) === updated(before.text)) return differs(record, first, [before.exchange, exchange])
  const earlier = before.before
  const isLater = updated(now) > updated(before.text)
  if (!earlier || isLater || !memory.restsSince(dialect, record, earlier.from)) return undefined
  const stillOther = new Set(differencesBetween(dialect, record, earlier.text, now).map(({ field }) => field))
  const back = differing.find(({ field }) => !stillOther.has(field))
  return back && differs(record, back, [earlier.exchange, before.exchange, exchange])
}

function differs(
  { kind, id, place }: ShownRecord,
  { field, wanted, got }: FieldDiffers,
  evidence: Exchange[],
): Judgement {
  const at = `${place}.${field}`
  return broken(because('view-differs', { what: kind, id, field, wanted, got }), { wanted, got, place: at }, evidence)
}
