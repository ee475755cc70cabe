/** Gives what was made of a key before, or makes it. Beyond so many keys, all are forgotten. */
export function remembering<Value>(mostKeys: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (key, make) => {
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= mostKeys) known.clear()
    const value = make()
    known.set(key, value)
    return value
  }
}
