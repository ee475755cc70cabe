import { defineParameterType, Given, Then, When } from '../../harness/evaluation/runner.ts'
import { PhrasePattern } from '../../harness/evaluation/phrase-pattern.ts'
import { actions, expectations, fixtures, observations } from '../vocabulary/all.ts'
import type { Action, Expectation, Fixture } from '../vocabulary/vocabulary.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

Given(new PhrasePattern(fixtures), async function (this: AssayWorld, arrange: Fixture) {
  await arrange(this)
})

When(new PhrasePattern(actions), async function (this: AssayWorld, act: Action) {
  await act(this)
})

// A name in angle brackets that a step itself looks up.
defineParameterType({ name: 'named', regexp: /<([^<>]+)>/, transformer: (name: string) => name })

// The rows that a judgement is for, where a scenario has several: ` [sorted-by-id]`, ` [one] [other]`, or nothing for all.
const rowsText = /(?: \[[a-z\d-]+\])*/
const rowsIn = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, row = '']) => row)
defineParameterType({ name: 'rows', regexp: rowsText, transformer: rowsIn })

// A value as it is written, before the rows.
defineParameterType({ name: 'written', regexp: /.+?/, transformer: (value: string) => value })

namedType('observation', Object.fromEntries(observations))

Then('it is noted {observation}{rows}', function (this: AssayWorld, observe: Expectation, rows: string[]) {
  this.judge(observe(this), rows)
})

const says = new PhrasePattern(expectations, `(${rowsText.source})`)
Then(says, function (this: AssayWorld, expected: Expectation, rows: string) {
  this.judge(expected(this), rowsIn(rows))
})
