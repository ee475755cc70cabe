import fc from 'fast-check'

/** One small change of a text; `at` counts from its start, and beyond the end from its start again. */
export interface TextEdit {
  kind: 'insert' | 'delete' | 'replace'
  at: number
  /** What is inserted, or put in place of one character. */
  text: string
}

/** A small change that leaves no text as it was. `texts` are what may be put in; shrinks towards inserting the first. */
export function textEdit(texts: readonly string[]): fc.Arbitrary<TextEdit> {
  return fc.record({
    kind: fc.constantFrom<TextEdit['kind']>('insert', 'delete', 'replace'),
    at: fc.nat({ max: 400 }),
    text: fc.constantFrom(...texts),
  })
}

/** Each kind of edit at the first character, then each of the texts, in turn inserted and in place of a character. */
export function textEditEdges(texts: readonly string[]): TextEdit[] {
  const [first = ''] = texts
  const kinds: Array<TextEdit['kind']> = ['insert', 'delete', 'replace']
  return [
    ...kinds.map((kind) => ({ kind, at: 0, text: first })),
    ...texts.map((text, at) => ({ kind: at % 2 === 0 ? ('insert' as const) : ('replace' as const), at: at + 1, text })),
  ]
}

/** The text after the edit: never the same. An empty text can only grow. */
export function edited(original: string, { kind, at, text }: TextEdit): string {
  if (original === '' || kind === 'insert') {
    const place = at % (original.length + 1)
    return original.slice(0, place) + text + original.slice(place)
  }
  const place = at % original.length
  const kept = kind === 'delete' || original[place] === text ? '' : text
  return original.slice(0, place) + kept + original.slice(place + 1)
}
