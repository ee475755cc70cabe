import fc from 'fast-check'

/** One small change of a text. `at` counts from the start and wraps around at the end. */
export interface TextEdit {
  kind: 'insert' | 'delete' | 'replace'
  at: number
  /** The inserted or replacing text. */
  text: string
}

/** A small change that always alters the text. `texts` are the insertable texts. Shrinks towards inserting the first. */
export function textEdit(texts: readonly string[]): fc.Arbitrary<TextEdit> {
  return fc.record({
    kind: fc.constantFrom<TextEdit['kind']>('insert', 'delete', 'replace'),
    at: fc.nat({ max: 400 }),
    text: fc.constantFrom(...texts),
  })
}

/** Each kind of edit at the first character, then each text, alternately inserted and replacing a character. */
export function textEditEdges(texts: readonly string[]): TextEdit[] {
  const [first = ''] = texts
  const kinds: Array<TextEdit['kind']> = ['insert', 'delete', 'replace']
  return [
    ...kinds.map((kind) => ({ kind, at: 0, text: first })),
    ...texts.map((text, at) => ({ kind: at % 2 === 0 ? ('insert' as const) : ('replace' as const), at: at + 1, text })),
  ]
}

/** The edited text, which always differs. An empty text can only grow. */
export function edited(original: string, { kind, at, text }: TextEdit): string {
  if (original === '' || kind === 'insert') {
    const place = at % (original.length + 1)
    return original.slice(0, place) + text + original.slice(place)
  }
  const place = at % original.length
  const kept = kind === 'delete' || original[place] === text ? '' : text
  return original.slice(0, place) + kept + original.slice(place + 1)
}
