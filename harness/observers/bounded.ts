/** Values by key, by the key's owner and by kind. */
type Values<T> = Map<string, Map<string, Map<string, T>>>

/** How many of a kind are remembered, the newest ones. An id outlives the record that it is sought for. */
const remembered = { ids: 20_000, records: 10_000, exchanges: 2000, pages: 200 }

/** The most recent values: at least as many as `remembered` says, at most twice as many. Older ones are forgotten together. */
export class Bounded<T> {
  private newer: Values<T> = new Map()
  private older: Values<T> = new Map()
  private size = 0
  private readonly least: number

  constructor(kept: keyof typeof remembered) {
    this.least = remembered[kept]
  }

  /** `of` is the key's owner. `kind` distinguishes things whose keys may be equal. */
  get(key: string, of = '', kind = ''): T | undefined {
    return this.newer.get(kind)?.get(of)?.get(key) ?? this.older.get(kind)?.get(of)?.get(key)
  }

  set(key: string, value: T, of = '', kind = ''): void {
    if (this.size >= this.least) this.forgetOlder()
    const ownerValues = inside(inside(this.newer, kind), of)
    this.size -= ownerValues.size
    this.size += ownerValues.set(key, value).size
  }

  delete(key: string): void {
    for (const half of [this.newer, this.older])
      for (const all of half.values()) for (const ownerValues of all.values()) ownerValues.delete(key)
  }

  /** Forgets everything older than the last time that values were forgotten. */
  forgetOlder(): void {
    this.older = this.newer
    this.newer = new Map()
    this.size = 0
  }

  clear(): void {
    this.forgetOlder()
    this.forgetOlder()
  }
}

/** The map under a key; a new one where there is none. */
function inside<Value>(all: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const existing = all.get(key) ?? new Map<string, Value>()
  if (existing.size === 0) all.set(key, existing)
  return existing
}
