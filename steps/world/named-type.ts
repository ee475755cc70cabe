import { defineParameterType } from '../../harness/evaluation/runner.ts'

/** The tables behind names in angle brackets, by step parameter. */
export const tablesOfNames = new Map<string, Readonly<Record<string, unknown>>>()

/**
 * A step parameter for a table's names in angle brackets; its value is the table's entry.
 * @throws Error NAME_UNKNOWN, in the step, for another name
 */
export function namedType<T>(parameter: string, table: Readonly<Record<string, T>>): void {
  tablesOfNames.set(parameter, table)
  defineParameterType({
    name: parameter,
    regexp: /<([^<>]+)>/,
    transformer: (name: string): T => {
      const found = table[name]
      if (found !== undefined) return found
      throw new Error(`NAME_UNKNOWN: <${name}> is no ${parameter}; known are ${Object.keys(table).join(', ')}`)
    },
  })
}

/** A step parameter for one of these phrases; its value is the phrase's meaning. */
export function phraseType<T>(name: string, phrases: Readonly<Record<string, T>>): void {
  const regexp = Object.keys(phrases).map((phrase) => RegExp(phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  defineParameterType({ name, regexp, transformer: (phrase: string) => phrases[phrase] })
}
