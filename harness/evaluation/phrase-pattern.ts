/** What a step gives to its definition, as the runner takes it. */
interface Argument {
  group: { start: number; value: string }
  parameterType: { name: string }
  getValue: () => unknown
}

/**
 * A pattern that stands for the phrases of a table: a step that says one gives its meaning, and then what the groups of `after`
 * match behind it. A step is looked up, since the runner would compile an expression of all phrases anew at each step that it
 * matches.
 */
export class PhrasePattern<T> extends RegExp {
  private readonly phrases: ReadonlyMap<string, T>

  constructor(phrases: ReadonlyMap<string, T>, after = '') {
    super(`^(.+?)${after}$`)
    this.phrases = phrases
  }

  /** What the definition is given for a step; null where the step says no phrase of the table. */
  match(text: string): Argument[] | null {
    const [, phrase = '', ...others] = this.exec(text) ?? []
    const meaning = this.phrases.get(phrase)
    if (meaning === undefined) return null
    return [phrase, ...others].map((value, at) => ({
      group: { start: 0, value },
      parameterType: { name: 'phrase' },
      getValue: () => (at === 0 ? meaning : value),
    }))
  }

  /** The phrases of the same sentence, which have another name in angle brackets. */
  alike(text: string): string[] {
    return [...this.phrases.keys()].filter((phrase) => phrase !== text && sentenceOf(phrase) === sentenceOf(text))
  }
}

function sentenceOf(text: string): string {
  return text.replaceAll(/<[^<>]+>/g, '<>')
}
