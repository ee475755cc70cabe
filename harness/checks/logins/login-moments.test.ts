import assert from 'node:assert/strict'
import { it } from 'node:test'
import { momentIsSet, nextRefreshNullOnlyWhenAllowed } from './login-moments.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const moment = '2026-03-02T08:00:00Z'
const login = (value?: unknown) => sampleData({ id: '7', next_refresh_possible_at: value })
const provider = (automatic?: unknown) => sampleData({ code: 'a', automatic_fetch: automatic })
const field = 'next_refresh_possible_at'

it('finds a moment that is set', () => assert.equal(momentIsSet(login(moment), field).finding, 'held'))

it('is broken where the moment is null, absent or no datetime', () => {
  for (const value of [null, undefined, 'soon', 1]) assert.equal(momentIsSet(login(value), field).finding, 'broken')
})

it('Each case comes to its finding, and says what is shown and what should be', () => {
  says(momentIsSet(sampleRefusal(404, 'LoginNotFound'), field), 'inconclusive: nothing-to-check')
  says(momentIsSet(login(moment), field), 'held: value-as-expected')
  says(momentIsSet(login(), field), 'broken: nothing at data.next_refresh_possible_at')
  says(momentIsSet(login('soon'), field), 'broken: "soon" at data.next_refresh_possible_at')
  says(momentIsSet(login(20260302), field), 'broken: 20260302 at data.next_refresh_possible_at')
  says(nextRefreshNullOnlyWhenAllowed(login(), provider(true)), 'untested: not-shown (2)')
  says(nextRefreshNullOnlyWhenAllowed(login(moment), provider(true)), 'held: value-as-expected (2)')
  says(nextRefreshNullOnlyWhenAllowed(login(null), provider(false)), 'held: next-refresh-null-allowed (2)')
  says(nextRefreshNullOnlyWhenAllowed(login(null), provider('yes')), 'inconclusive: not-shown (2)')
  says(nextRefreshNullOnlyWhenAllowed(login(null), provider(true)), 'broken: null at data.next_refresh_possible_at (2)')
  says(nextRefreshNullOnlyWhenAllowed(login(null), sampleTransportError()), 'inconclusive: transport-error')
})
