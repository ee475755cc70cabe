import assert from 'node:assert/strict'
import { it } from 'node:test'
import { momentIsSet, nextRefreshNullOnlyWhenAllowed } from './login-moments.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const moment = '2026-03-02T08:00:00Z'
const login = (value?: unknown) => sampleExchange(200, { data: { id: '7', next_refresh_possible_at: value } })
const provider = (automatic?: unknown) => sampleExchange(200, { data: { code: 'a', automatic_fetch: automatic } })
const field = 'next_refresh_possible_at'

it('finds a moment that is set', () => assert.equal(momentIsSet(login(moment), field).finding, 'held'))

it('is broken where the moment is null, absent or no datetime', () => {
  for (const value of [null, undefined, 'soon', 1]) assert.equal(momentIsSet(login(value), field).finding, 'broken')
})

it('says what is shown and what should be', () => {
  says(momentIsSet(sampleRefusal(404, 'LoginNotFound'), field), 'inconclusive: nothing-to-check; 1 exchange')
  says(momentIsSet(login(moment), field), 'held: value-as-expected; 1 exchange')
  says(momentIsSet(login(), field), 'broken: value-differs; got nothing at data.next_refresh_possible_at; 1 exchange')
  says(
    momentIsSet(login('soon'), field),
    'broken: value-differs; got "soon" at data.next_refresh_possible_at; 1 exchange',
  )
  says(
    momentIsSet(login(20260302), field),
    'broken: value-differs; got 20260302 at data.next_refresh_possible_at; 1 exchange',
  )
  says(nextRefreshNullOnlyWhenAllowed(login(), provider(true)), 'untested: not-shown; 2 exchanges')
  says(nextRefreshNullOnlyWhenAllowed(login(moment), provider(true)), 'held: value-as-expected; 2 exchanges')
  says(nextRefreshNullOnlyWhenAllowed(login(null), provider(false)), 'held: next-refresh-null-allowed; 2 exchanges')
  says(nextRefreshNullOnlyWhenAllowed(login(null), provider('yes')), 'inconclusive: not-shown; 2 exchanges')
  says(
    nextRefreshNullOnlyWhenAllowed(login(null), provider(true)),
    'broken: value-differs; got null at data.next_refresh_possible_at; 2 exchanges',
  )
  says(nextRefreshNullOnlyWhenAllowed(login(null), sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
})
