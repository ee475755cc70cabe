import type { Exchange } from '../../core/exchange.ts'
import { Bounded } from './bounded.ts'
import type { ShownRecord } from './records-in.ts'
import type { Sighting } from './sighting.ts'

/** The attempt of a login with the latest creation so far. */
interface NewestAttempt {
  id: string
  createdMs: number
  /** When it was first seen. */
  to: number
  exchange: Exchange
}

/** The newest attempt of each login, by owner. */
export class NewestAttempts {
  private readonly byLogin = new Bounded<NewestAttempt>('ids')

  of(owner: string, login: string): NewestAttempt | undefined {
    return this.byLogin.get(login, owner)
  }

  learn({ owner, exchange, to }: Sighting, { id, login, row }: ShownRecord): void {
    if (login === undefined) return
    const createdMs = typeof row.created_at === 'string' ? Date.parse(row.created_at) : Number.NaN
    const known = this.of(owner, login)
    if (Number.isNaN(createdMs) || (known && known.createdMs >= createdMs)) return
    this.byLogin.set(login, { id, createdMs, to, exchange }, owner)
  }

  clear(): void {
    this.byLogin.clear()
  }
}
