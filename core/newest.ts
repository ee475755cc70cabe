/** A cache of the most recently used values, limited by the sum of their sizes. */
export class Newest<Key, Value> {
  private readonly kept = new Map<Key, { size: number; value: Value }>()
  private readonly most: number
  private size = 0

  constructor(most: number) {
    this.most = most
  }

  /** The cached value of a key, or a new one. The newest value always stays. */
  of(key: Key, size: number, make: () => Value): Value {
    const { value } = this.kept.get(key) ?? { value: make() }
    this.size += size - (this.kept.get(key)?.size ?? 0)
    this.kept.delete(key)
    for (const [oldest, one] of this.kept) {
      if (this.size <= this.most) break
      this.kept.delete(oldest)
      this.size -= one.size
    }
    this.kept.set(key, { size, value })
    return value
  }
}
