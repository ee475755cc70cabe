import { cases } from '../core/test-support/cases.ts'
import { asBinding } from './at-each-place.ts'
import type { Requirement } from '../core/requirement.ts'
import { faultsUnknown, rulesBrokenBy } from './rules-by-point.ts'

const rule = { id: 'ais/rates/floor', text: 'A login.', strength: 'stated', impliedIn: ['ais-v3'] } as Requirement
const implied = { ...rule, strength: 'implied' } as const
const silent = { ...rule, strength: 'silent' } as const
const readings = [{ address: 'ais-v4/rates/floor', strength: 'stated', reason: 'decided' }] as const
const worded = asBinding({ ...rule, note: 'Two logins.', unjudgeable: 'No login.' }, 'ais-v6')

const rules = [
  { id: 'a/b/one', brokenBy: ['newest-first', 'hides-*'] },
  { id: 'a/b/two', brokenBy: ['newest-first', 'newest-*'] },
  { id: 'a/b/three' },
] as unknown as Requirement[]

cases(
  'A reading decides how firmly a row counts in its interface, and in no other',
  [asBinding(implied, 'ais-v4', readings).strength, 'stated'],
  [asBinding(implied, 'ais-v5', readings).strength, 'implied'],
  'A rule is implied where a tag says so, and a weaker one does not become stronger',
  [asBinding(rule, 'ais-v3').strength, 'implied'],
  [asBinding(rule, 'ais-v4').strength, 'stated'],
  [asBinding(silent, 'ais-v3').strength, 'silent'],
  'Text, note and the reason why it cannot be evaluated are in the words of the interface',
  [worded.text, 'A connection.'],
  [worded.note, 'Two connections.'],
  [worded.unjudgeable, 'No connection.'],
  'A fault breaks each rule that names it, or the beginning of its name, once',
  [rulesBrokenBy(rules)('newest-first'), ['a/b/one', 'a/b/two']],
  [rulesBrokenBy(rules)('hides-id'), ['a/b/one']],
  [rulesBrokenBy(rules)('shows-all'), []],
  'A name that no fault has is found, also as a beginning',
  [faultsUnknown(rules, ['newest-first']), [{ rule: 'a/b/one', name: 'hides-*', where: 'a/b/one' }]],
)
