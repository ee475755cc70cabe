import type { Exchange } from '../../../core/exchange.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { holderAlike, holderFits, holderUnasked, holderWithinProvider } from './holder-info.ts'

const login = (holder_info?: unknown) => sampleData({ id: '1', holder_info })
const list = (holder_info?: unknown) => sampleData([{ id: '1', holder_info }])
const within = (holder: unknown) => holderWithinProvider(sampleData({ holder_info: ['names'] }), login(holder))
const fits = (holder: unknown, row: string) => holderFits(login(holder), 'ais/holder-info', `ais/holder-info/${row}`)
const alone = login({ names: ['Ada'], emails: ['a@b.example'] })
const ended = (exchange: Exchange, failed = false) => ({
  answer: exchange,
  ended: { failed, failErrorClass: undefined, exchange },
})
const refused = sampleRefusal(404, 'LoginNotFound')

cases(
  'It has what its provider lists, and addresses, which no provider lists',
  [within({ names: ['Ada'], emails: [], addresses: [{ city: 'Saltmarsh' }], ssn: '0417' }), 'held'],
  [within({ names: ['Ada'], phone_numbers: ['+1'] }).place, 'data.holder_info.phone_numbers'],
  ...[null, {}, { names: [], ssn: '0417' }].map((holder) => [within(holder), 'untested'] as const),
  [holderWithinProvider(sampleData({ holder_info: [] }), refused), 'inconclusive'],
  'Its fields have their documented types, row by row',
  [['0417', 417, '***-**-0417'].map((ssn) => fits({ ssn }, 'ssn-last-four').finding), ['held', 'held', 'held']],
  [fits({ ssn: '123-45-0417' }, 'ssn-last-four'), 'broken: "123-45-0417" at data.holder_info.ssn'],
  [fits({ names: ['Ada'] }, 'ssn-last-four'), 'untested'],
  [fits(undefined, 'field-types'), 'untested: not-shown'],
  [holderFits(refused, 'ais/holder-info', 'any'), 'inconclusive: nothing-to-check'],
  'A login that was not fetched for it shows none, if others show theirs',
  [
    [null, {}, { names: [] }, { of: 'a field of its own' }].map(
      (holder) => holderUnasked(alone, ended(login(holder))).finding,
    ),
    ['held', 'held', 'held', 'held'],
  ],
  [holderUnasked(alone, ended(login({ names: ['Ada'] }))), 'broken: some at data.holder_info (2)'],
  [holderUnasked(login({}), ended(login({}))), 'untested: not-shown'],
  [holderUnasked(alone, ended(login({}), true)), 'inconclusive: nothing-to-check'],
  [holderUnasked(alone, { answer: refused }), 'inconclusive: nothing-to-check'],
  'It is the same in the list as alone',
  [holderAlike(login({ names: ['Ada', 'Bo'] }), list({ names: ['Bo', 'Ada'] })), 'held: holds (2)'],
  [holderAlike(alone, list({ names: ['Ada'], emails: [] })), 'broken: [] at data[0].holder_info.emails (2)'],
  [holderAlike(alone, list(null)), 'broken: null at data[0].holder_info (2)'],
  [holderAlike(alone, list()), 'untested: not-shown (2)'],
)
