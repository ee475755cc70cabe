import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { shownLinksResolve, shownValuesMatch } from './shown-values-match.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const options = { pick: 'data[].extra', obligation: 'ais/accounts/card-type-words' }
const finding = (data: unknown) => shownValuesMatch([sampleData(data)], 'ais/account-extra', options)

it('is untested where rows leave the value out', () => {
  for (const row of [{ id: '1' }, { id: '1', extra: null }, { id: '1', extra: {} }])
    says(finding([row]), 'untested: left-out')
})

it('is inconclusive without rows, on a refusal and on a transport error', () =>
  says(finding([]), 'inconclusive: nothing-to-check'))

const codes = (data: unknown, known: string[]) =>
  shownLinksResolve([sampleData(data)], known, { pick: 'data[].assets[].code', wanted: 'a listed code' })

it('follows the links that are shown', () => {
  const row = { id: '1', assets: [{ code: 'XAU' }] }
  says(codes([row], ['XAU']), 'held: seen')
  says(codes([row], ['BTC']), 'broken: "XAU" at data[0].assets[0].code')
  says(codes([row], []), 'inconclusive: nothing-to-check')
})

it('needs every list to be read, and one value shown anywhere', () => {
  const [shown, bare] = [{ id: '1', extra: { card_type: 'visa' } }, { id: '2' }].map((row) => sampleData([row]))
  const both = (...lists: Array<typeof shown>) =>
    inOneLine(
      shownValuesMatch(
        lists.filter((one) => one !== undefined),
        'ais/account-extra',
        options,
      ),
    )
  assert.equal(both(bare, shown), 'held: seen (2)')
  assert.equal(both(bare, sampleRefusal(400, 'ClientDisabled')), 'inconclusive: nothing-to-check')
  says(codes([{ id: '1', assets: [{ code: null }] }], ['XAU']), 'untested: left-out')
})
