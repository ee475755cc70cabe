/** What was made of the keys that were asked for last, as far as their sizes together allow. */
export class Newest<Key, Value> {
  private readonly kept = new Map<Key, { size: number; value: Value }>()
  private readonly most: number
  private size = 0

  constructor(most: number) {
    this.most = most
  }

  /** What was made of a key, or is made of it now. The newest stays in any case. */
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
