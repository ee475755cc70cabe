/** Keeps what is given first under each key, and gives that ever after. */
export function firsts<Value>(): (key: unknown, value: Value) => Value {
  const known = new Map<unknown, Value>()
  return (key, value) => {
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as Value
  }
}
