import type { Exchange } from '../../core/exchange.ts'
import type { Fields } from '../../core/fields.ts'
import { Bounded } from './bounded.ts'
import { sentData } from './changes.ts'

/** A change of a login that its owner made, with the data that it carried. */
export interface AcceptedChange {
  owner: string
  /** The name of the good request. */
  request: string
  /** What it carried, read where it is asked for: most changes are followed by another one before. */
  data: () => Fields
  exchange: Exchange
  /** The answer to its interactive step, which may have asked for other scopes and dates. */
  answered?: Exchange
}

/** What the answer to an interactive step may ask for anew. Source: Version 4, interactive body. */
const askedAnew = ['fetch_scopes', 'from_date', 'to_date']

/** The change of each login that was accepted last, of the newest logins. An answer to its interactive step is a part of it. */
export class AcceptedChanges {
  private readonly changes: Bounded<AcceptedChange>

  constructor(least: number) {
    this.changes = new Bounded(least)
  }

  last(owner: string, login: string): AcceptedChange | undefined {
    const last = this.changes.get(login)
    return last?.owner === owner ? last : undefined
  }

  /** Notes a change; undefined where nobody knows what it was. */
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
