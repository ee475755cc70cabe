import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepText } from './step-text.ts'

const cell = (value: string) => ({ value })

test('a step is shown with its keyword', () =>
  assert.equal(stepText({ text: 'it connects', type: 'Outcome' }), 'Then it connects'))

test('a step of no known kind is shown without a keyword', () =>
  assert.equal(stepText({ text: 'it connects' }), 'it connects'))

test('a step is shown with the lines of its table', () => {
  const rows = [{ cells: [cell('locale'), cell('de')] }, { cells: [cell('from_date'), cell('<today>')] }]
  const step = { text: 'it is refreshed with the settings:', type: 'Action', argument: { dataTable: { rows } } }
  assert.equal(stepText(step), 'When it is refreshed with the settings: locale | de; from_date | <today>')
})
