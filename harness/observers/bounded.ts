/** Values by a key and by what has such keys. */
type Values<T> = Map<string, Map<string, T>>

/** The values that were set last: so many at least, and at most twice as many. Older ones are forgotten together. */
export class Bounded<T> {
  private newer: Values<T> = new Map()
  private older: Values<T> = new Map()
  private size = 0
  private readonly least: number

  constructor(least: number) {
    this.least = least
  }

  /** `of` says whose key it is, where several have keys of their own. */
  get(key: string, of = ''): T | undefined {
    return this.newer.get(of)?.get(key) ?? this.older.get(of)?.get(key)
  }

  set(key: string, value: T, of = ''): void {
    if (this.size >= this.least) this.forgetOlder()
    const own = this.newer.get(of) ?? new Map<string, T>()
    if (own.size === 0) this.newer.set(of, own)
    this.size -= own.size
    this.size += own.set(key, value).size
  }

  delete(key: string): void {
    for (const all of [this.newer, this.older]) for (const own of all.values()) own.delete(key)
  }

  /** Forgets what was set before the last time that older values were forgotten. */
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
