import { defineParameterType } from '../../harness/evaluation/runner.ts'

/** The tables from which steps take what features name in angle brackets, by the parameter that stands for it. */
export const tablesOfNames = new Map<string, Readonly<Record<string, unknown>>>()

/**
 * A parameter of steps that is a name of this table in angle brackets, and gives what the table has by it.
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
