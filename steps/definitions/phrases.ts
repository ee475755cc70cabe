import { defineParameterType, Given, Then, When } from '../../harness/evaluation/runner.ts'
import { PhrasePattern } from '../../harness/evaluation/phrase-pattern.ts'
import { actions, expectations, fixtures, observations } from '../vocabulary/all.ts'
import type { Action, Expectation, Fixture } from '../vocabulary/vocabulary.ts'
import type { AssayWorld } from '../world/world.ts'

Given(new PhrasePattern(fixtures), function (this: AssayWorld, arrange: Fixture) {
  return arrange(this)
})

When(new PhrasePattern(actions), function (this: AssayWorld, act: Action) {
  return act(this)
})

// What a table has by a name, which features write in angle brackets.
defineParameterType({ name: 'named', regexp: /<([^<>]+)>/, transformer: (name: string) => name })

// The rows that a judgement is for, where a scenario has several: ` [sorted-by-id]`, ` [one] [other]`, or nothing for all.
const rowsText = /(?: \[[a-z\d-]+\])*/
const rowsIn = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, row = '']) => row)
defineParameterType({ name: 'rows', regexp: rowsText, transformer: rowsIn })

Then('it is noted {named}{rows}', function (this: AssayWorld, what: string, rows: string[]) {
  const observe = observations.get(what)
  if (!observe) throw new Error(`OBSERVATION_UNKNOWN: "${what}" is not one of ${[...observations.keys()].join(', ')}`)
  this.judge(observe(this), rows)
})

const says = new PhrasePattern(expectations, `(${rowsText.source})`)
Then(says, function (this: AssayWorld, expected: Expectation, rows: string) {
  this.judge(expected(this), rowsIn(rows))
})
