/** One attribute of a body, left out or of another type. */
export interface Violation {
  pointer: string
  how: 'left out' | 'of another type'
}

/** Each of these attributes left out, and of another type. */
export function violationsOf(pointers: readonly string[]): Violation[] {
  return pointers.flatMap((pointer): Violation[] => [
    { pointer, how: 'left out' },
    { pointer, how: 'of another type' },
  ])
}

/** The body with one attribute left out, or with a text for what is no text and an object with that text for a text. */
export function violated(body: unknown, { pointer, how }: Violation, text = 'a text'): unknown {
  const copy = structuredClone(body)
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], copy)
  if (typeof holder !== 'object' || holder === null) return copy
  const fields = holder as Record<string, unknown>
  if (how === 'left out') Reflect.deleteProperty(fields, last)
  else fields[last] = typeof fields[last] === 'object' ? text : { text }
  return copy
}
