import type { Exchange } from '../../core/exchange.ts'
import type { Fields } from '../../core/fields.ts'
import { Bounded } from './bounded.ts'
import { sentData } from './changes.ts'

/** An accepted change of a login by its owner, with its data. */
export interface AcceptedChange {
  owner: string
  /** The name of the valid request. */
  request: string
  /** The sent data, read lazily: most changes are superseded before anybody asks. */
  data: () => Fields
  exchange: Exchange
  /** The answer to its interactive step, which may have requested other scopes and dates. */
  answered?: Exchange
}

/** The fields that an answer to an interactive step may change. Source: Version 4, interactive body. */
const askedAnew = ['fetch_scopes', 'from_date', 'to_date']

/** The last accepted change of each login, for the newest logins. An answer to its interactive step belongs to it. */
export class AcceptedChanges {
  private readonly changes = new Bounded<AcceptedChange>('exchanges')

  last(owner: string, login: string): AcceptedChange | undefined {
    const last = this.changes.get(login)
    return last?.owner === owner ? last : undefined
  }

  /** Notes a change; undefined where it is unknown. */
  note(owner: string, login: string, made: Pick<AcceptedChange, 'request' | 'exchange'> | undefined): void {
    const before = this.last(owner, login)
    this.changes.delete(login)
    if (!made) return
    const { request, exchange } = made
    const change =
      before && request.startsWith('answer an interactive step')
        ? { ...before, data: withAnswer(before, exchange), answered: exchange }
        : { ...made, owner, data: () => sentData(exchange) }
    this.changes.set(login, change)
  }

  clear(): void {
    this.changes.clear()
  }
}

function withAnswer(before: AcceptedChange, answered: Exchange): () => Fields {
  const data = sentData(answered)
  const anew = askedAnew.flatMap((name) => (name in data ? [[name, data[name]] as const] : []))
  const all = { ...before.data(), ...Object.fromEntries(anew) }
  return () => all
}
