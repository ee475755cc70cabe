import { defineParameterType } from '../../harness/evaluation/runner.ts'

/** A parameter of steps that stands for one of these phrases, and gives its meaning. */
export function phraseType<T>(name: string, phrases: Readonly<Record<string, T>>): void {
  const regexp = Object.keys(phrases).map((phrase) => RegExp(phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  defineParameterType({ name, regexp, transformer: (phrase: string) => phrases[phrase] })
}
