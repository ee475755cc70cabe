import { type Statement, subjectNames } from './statement.ts'

export function linesOf({ subject, predicate }: Statement): string[] {
  const { result, passedTests, warnedTests, failedTests, configuration } = predicate
  const aside = configuration.find(({ name }) => name === subjectNames.results)?.annotations ?? {}
  const numbers = [
    ...Object.entries({ passed: passedTests, warned: warnedTests, failed: failedTests }),
    ...['observed', 'untested', 'inconclusive'].map((word) => [word, aside[`${word}Tests`]] as const),
  ].map(([word, names]) => `${Array.isArray(names) ? names.length : 0} ${word}`)
  return [`${result}: ${numbers.join(', ')}`, `Attested: ${subject.map(({ name }) => name).join(', ')}`]
}
