import { defineParameterType } from '../../harness/evaluation/runner.ts'

/** A step parameter for one of these phrases; its value is the phrase's meaning. */
export function phraseType<T>(name: string, phrases: Readonly<Record<string, T>>): void {
  const regexp = Object.keys(phrases).map((phrase) => RegExp(phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  defineParameterType({ name, regexp, transformer: (phrase: string) => phrases[phrase] })
}
