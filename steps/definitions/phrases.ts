import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import { phraseType } from '../world/phrase-type.ts'
import { actions, expectations, fixtures } from '../vocabulary/all.ts'
import type { Action, Expectation, Fixture } from '../vocabulary/vocabulary.ts'
import type { AssayWorld } from '../world/world.ts'

phraseType('fixture', fixtures)
phraseType('action', actions)
phraseType('expectation', expectations)
// The rows that a judgement is for, where a scenario has several: ` [sorted-by-id]`, ` [one] [other]`, or nothing for all.
defineParameterType({
  name: 'rows',
  regexp: /(?: \[[a-z\d-]+\])*/,
  transformer: (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, row = '']) => row),
})

Given('{fixture}', function (this: AssayWorld, arrange: Fixture) {
  return arrange(this)
})

When('{action}', function (this: AssayWorld, act: Action) {
  return act(this)
})

Then('{expectation}{rows}', function (this: AssayWorld, expected: Expectation, rows: string[]) {
  this.judge(expected(this), rows)
})
