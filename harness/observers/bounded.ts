/** The values that were set last: so many at least, and at most twice as many. Older ones are forgotten together. */
export class Bounded<T> {
  private newer = new Map<string, T>()
  private older = new Map<string, T>()
  private readonly least: number

  constructor(least: number) {
    this.least = least
  }

  get(key: string): T | undefined {
    return this.newer.get(key) ?? this.older.get(key)
  }

  set(key: string, value: T): void {
    if (this.newer.size >= this.least) this.forgetOlder()
    this.newer.set(key, value)
  }

  delete(key: string): void {
    this.newer.delete(key)
    this.older.delete(key)
  }

  /** Forgets what was set before the last time that older values were forgotten. */
  forgetOlder(): void {
    this.older = this.newer
    this.newer = new Map()
  }

  clear(): void {
    this.newer.clear()
    this.older.clear()
  }
}
