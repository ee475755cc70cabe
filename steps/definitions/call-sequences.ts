import { defineParameterType, Given } from '@cucumber/cucumber'
import { sequenceRules } from '../../harness/checks/call-sequences/sequence-rules.ts'
import { ruleNamed } from '../vocabulary/call-sequences.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

defineParameterType({
  name: 'sequenceRule',
  regexp: [...sequenceRules.keys()].map((name) => RegExp(name)),
})

Given('the rule that {sequenceRule}', function (this: AssayWorld, name: string) {
  this.keep(ruleNamed, name)
})
