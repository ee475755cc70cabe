import assert from 'node:assert/strict'
import { test } from 'node:test'
import { narrowRule, replaceRule, widenRule, wrapRule } from './change-rule.ts'
import { createRules } from '../../world/rules.ts'

test('A wrapped rule decides with the rule that was there before, also where that was wrapped already', () => {
  const rules = createRules()
  for (const more of [1, 2]) wrapRule('consent.periodDays', (rule, provider) => rule(provider) * 10 + more)(rules)
  const own = createRules().consent.periodDays
  const provider = { max_consent_days: 90 } as Parameters<typeof own>[0]
  assert.equal(rules.consent.periodDays(provider), (own(provider) * 10 + 1) * 10 + 2)
})

test('A rule is replaced by what is made of it', () => {
  const rules = createRules()
  replaceRule('rates.firstDate', (date) => `${date}!`)(rules)
  assert.equal(rules.rates.firstDate, `${createRules().rates.firstDate}!`)
})

test('A rule is widened by what it says yes to as well, and narrowed by what it says no to', () => {
  const rules = createRules()
  widenRule('ids.holdsId', (name) => name === 'number')(rules)
  narrowRule('ids.holdsId', (name) => name !== 'login_id')(rules)
  const held = ['number', 'login_id', 'account_id', 'name'].filter((name) => rules.ids.holdsId(name))
  assert.deepEqual(held, ['number', 'account_id'])
})
