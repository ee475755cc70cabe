/** Keeps a value as the newest, and no more than so many of its kind. */
export function bounded<T>(all: Map<string, T>, key: string, value: T, most: number): void {
  all.delete(key)
  all.set(key, value)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}
