import { cases } from '../../../core/test-support/cases.ts'
import { momentIsSet, nextRefreshNullOnlyWhenAllowed } from './login-moments.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const moment = '2026-03-02T08:00:00Z'
const field = 'next_refresh_possible_at'
const login = (value?: unknown) => sampleData({ id: '7', [field]: value })
const isSet = (value?: unknown) => momentIsSet(login(value), field)
const nullWhere = (automatic: unknown, value: unknown = null) =>
  nextRefreshNullOnlyWhenAllowed(login(value), sampleData({ code: 'a', automatic_fetch: automatic }))

cases(
  'wants a moment that is set, and says what is shown in its place',
  [isSet(moment), 'held: value-as-expected'],
  [isSet(null), 'broken'],
  [isSet(), 'broken: nothing at data.next_refresh_possible_at'],
  [isSet('soon'), 'broken: "soon" at data.next_refresh_possible_at'],
  [isSet(20260302), 'broken: 20260302 at data.next_refresh_possible_at'],
  [momentIsSet(sampleRefusal(404, 'LoginNotFound'), field), 'inconclusive: nothing-to-check'],
  'lets the next refresh be null only where the provider fetches by itself in no case',
  [nextRefreshNullOnlyWhenAllowed(login(), sampleData({ automatic_fetch: true })), 'untested: not-shown (2)'],
  [nullWhere(true, moment), 'held: value-as-expected (2)'],
  [nullWhere(false), 'held: seen (2)'],
  [nullWhere('yes'), 'inconclusive: not-shown (2)'],
  [nullWhere(true), 'broken: null at data.next_refresh_possible_at (2)'],
)
