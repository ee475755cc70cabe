/** Makes a value at the first call and gives the same from then on. */
export function once<Value>(make: () => Value): () => Value {
  let made: [Value] | undefined
  return () => (made ??= [make()])[0]
}

/** Returns the cached value of a key, or makes it. When the cache holds `mostKeys` keys, it is emptied. */
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
