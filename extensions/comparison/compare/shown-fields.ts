import type { InterfaceName } from '../../../core/interfaces.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { dataOf, isRow, isSuccess } from '../../../harness/checks/answers/answer.ts'
import { pick } from '../../../harness/checks/answers/pick.ts'
import { dialectOfProfile } from '../../../harness/dialect/profile-in-dialect.ts'
import { schemasOfAnswer } from '../../../harness/dialect/schemas-of-answer.ts'
import { metBy } from '../../../harness/observers/met-by.ts'
import { exchangeFrom } from '../../../harness/recording/kept-exchange.ts'
import type { Recording } from '../../../harness/recording/read-recording.ts'
import { describeInterface } from '../../../interfaces/describe-interface.ts'
import { fieldsOf } from '../../../schemas/applied.ts'

/** How a run saw a documented field of a resource. */
export interface ShownField {
  /** The JSON types of its values, null aside. */
  types: Set<string>
  /** How many records it could have stood in, and in how many it did. */
  records: number
  shown: number
}

/** By interface, the fields of its resources: `ais/login status`. */
export type ShownFields = ReadonlyMap<InterfaceName, ReadonlyMap<string, ShownField>>

/** The documented fields that the accepted answers of a recorded run show. What stands in `extra` is left out. */
export function shownFields({ opened, kept, texts }: Recording): ShownFields {
  const observed = opened.asked.interfaces.flatMap((name) => {
    const { dialect } = describeInterface(name) ?? {}
    return dialect
      ? [{ dialect: dialectOfProfile(dialect, opened.profile), clockMoves: false, clients: new Map<string, 'main'>() }]
      : []
  })
  const all = new Map<InterfaceName, Map<string, ShownField>>()
  const textOf = (body: string | number) => (typeof body === 'number' ? (texts.get(body) ?? '') : body)
  for (const line of kept) {
    if (line.type !== 'exchange') continue
    const exchange = exchangeFrom(line.exchange, textOf)
    if (!isSuccess(exchange)) continue
    for (const { dialect, route } of metBy(observed, exchange)) {
      if (!route) continue
      const own = all.get(dialect.interface) ?? new Map<string, ShownField>()
      all.set(dialect.interface, own)
      for (const { schema, at } of schemasOfAnswer(dialect, route, exchange))
        if (at[0] === 'data' && at.at(-1) !== 'extra') note(schema, recordsOf(exchange), own)
    }
  }
  return all
}

function recordsOf(exchange: Exchange): object[] {
  return [dataOf(exchange)].flat().filter(isRow)
}

function note(schema: string, records: readonly object[], own: Map<string, ShownField>): void {
  for (const field of fieldsOf(schema).filter((name) => !name.includes('[]'))) {
    const name = `${schema} ${field}`
    const seen = own.get(name) ?? { types: new Set<string>(), records: 0, shown: 0 }
    own.set(name, seen)
    for (const record of records) {
      const [{ value } = { value: undefined }] = pick(record, field)
      seen.records += 1
      if (value === undefined) continue
      seen.shown += 1
      if (value !== null) seen.types.add(Array.isArray(value) ? 'array' : typeof value)
    }
  }
}
