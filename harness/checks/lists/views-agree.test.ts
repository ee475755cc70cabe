import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { linksByOwnName, madeForCustomer, viewsAgree } from './views-agree.ts'

const list = (...data: unknown[]) => [sampleData(data)]
const row = { id: '7', name: 'Main', balance: 5, created_at: '2026-01-02T03:04:05Z', customer_id: '9' }
const otherForm = { id: 7, name: 'Main', created_at: '2026-01-02T04:04:05+01:00', customer_id: 9 }
const views = (own: ReturnType<typeof list>, other: ReturnType<typeof list>, fields = Object.keys(row).slice(1)) =>
  viewsAgree({ version: 'ais-v4', own, other }, fields)
const agree = (own: unknown[], other: unknown[]) => views(list(...own), list(...other))
const large = [sampleExchange(200, '{"data":[{"id":"7","balance":9007199254740993}]}')]
const made = sampleData({ id: '1', customer_id: 9 })
const links = (rows: object[], names: string[] = ['login_id']) => linksByOwnName(list(...rows), names, '2')

cases(
  'Two versions show one thing alike, whatever the form of ids and moments, and what one lacks is no difference',
  [agree([row], [otherForm]), 'held: holds-for (2)'],
  [agree([{ id: '7', name: null }], [row]), 'held: holds-for (2)'],
  [views(large, list({ id: '7', balance: 9007199254740992 })), 'held: holds-for (2)'],
  [views(list({ id: '7' }), list({ id: 7 }), ['id']), 'held: holds-for (2)'],
  [agree([row], [{ ...row, balance: 6 }]), 'broken: 5 at balance of the row 7 (2)'],
  [agree([row, { ...row, id: '8' }], [row]), 'broken: the row 8 not in ais-v4 at data (2)'],
  [agree([row], [row, { ...row, id: '8' }]), 'broken: the row 8 in ais-v4 alone at data (2)'],
  [agree([row], [{ ...row, id: '8' }]), 'untested: not-shown (2)'],
  [views(list(row), [sampleRefusal(404, 'LoginNotFound')]), 'untested: not-shown'],
  [agree([], [row]), 'inconclusive: nothing-to-check (2)'],
  'What one version makes belongs to the customer of the other',
  [madeForCustomer(made, '9', 'ais-v3'), 'held: holds'],
  [madeForCustomer(made, '8', 'ais-v3'), 'broken: 9 at data.customer_id'],
  [madeForCustomer(sampleRefusal(404, 'CustomerNotFound'), '9', 'ais-v3'), 'untested: not-shown'],
  'A link leads to what was made, under any name of the version',
  [links([{ login_id: '2' }, { connection_id: '2' }], ['login_id', 'connection_id']), 'held: holds-for'],
  [links([{ login_id: 2 }, { login_id: '7' }]), 'broken: 7 at data[1].login_id'],
  [links([{ id: '1', account_id: '2' }]), 'broken: id, account_id at data[0]'],
  [links([]), 'inconclusive: nothing-to-check'],
)
