import type { Exchange } from '../../core/exchange.ts'
import { Bounded } from './bounded.ts'
import type { ShownRecord } from './records-in.ts'
import type { Sighting } from './sighting.ts'

/** The owner of a secret, by the first answer that showed it. */
interface SecretOwner {
  kind: string
  id: string
  interface: string
  /** The answer to the creation; absent where the secret was only shown later. */
  made?: Exchange
}

/** The secrets of customers and logins seen in a run, the newest ones. */
export class KnownSecrets {
  private readonly owners = new Bounded<SecretOwner>('ids')

  /** Undefined for a secret that no answer showed. */
  ownerOf(secret: string): SecretOwner | undefined {
    return this.owners.get(secret)
  }

  learn({ dialect, exchange, route }: Sighting, { kind, id, row: { secret } }: ShownRecord): void {
    if (typeof secret !== 'string' || secret === '' || this.ownerOf(secret)?.made) return
    const made = route?.makes === kind && { made: exchange }
    this.owners.set(secret, { kind, id, interface: dialect.interface, ...made })
  }
}
