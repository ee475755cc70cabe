/** An argument of a step definition, in the runner's form. */
interface Argument {
  group: { start: number; value: string }
  parameterType: { name: string }
  getValue: () => unknown
}

/**
 * A pattern for a table of phrases. The step's phrase is looked up and gives its meaning, followed by the groups of
 * `after`. The runner would compile one expression of all phrases again for each step.
 */
export class PhrasePattern<T> extends RegExp {
  private readonly phrases: ReadonlyMap<string, T>

  constructor(phrases: ReadonlyMap<string, T>, after = '') {
    super(`^(.+?)${after}$`)
    this.phrases = phrases
  }

  /** The arguments of the definition for a step; null where the step contains no phrase of the table. */
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

  /** The phrases of the same sentence with another name in angle brackets. */
  alike(text: string): string[] {
    return [...this.phrases.keys()].filter((phrase) => phrase !== text && sentenceOf(phrase) === sentenceOf(text))
  }
}

function sentenceOf(text: string): string {
  return text.replaceAll(/<[^<>]+>/g, '<>')
}
