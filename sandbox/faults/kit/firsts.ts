/** Remembers the first value of each key and returns that from then on. */
export function firsts<Value>(): (key: unknown, value: Value) => Value {
  const known = new Map<unknown, Value>()
  return (key, value) => {
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as Value
  }
}
