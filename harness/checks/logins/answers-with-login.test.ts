import { cases } from '../../../core/test-support/cases.ts'
import { answersWithAttempt, answersWithLogin, answersWithNextRefresh } from './answers-with-login.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const login = (fields: object = {}) => sampleData({ id: '7', ...fields })

cases(
  'holds for the login, whatever the type of its id',
  [answersWithLogin(login({ id: 7 }), '7'), 'held'],
  'says which login the answer shows',
  [answersWithLogin(sampleRefusal(409, 'LoginAlreadyProcessing'), '7'), 'inconclusive: refused'],
  [answersWithLogin(login(), '7'), 'held: holds'],
  [answersWithLogin(login(), '8'), 'broken: id "7" at data.id'],
  [answersWithLogin(login({ id: null }), 'null'), 'broken: id null at data.id'],
  [answersWithLogin(sampleData({}), 'undefined'), 'broken: id absent at data.id'],
  [answersWithLogin(sampleData([]), '7'), 'broken: array at data at data.id'],
  [answersWithNextRefresh(login(), '8'), 'broken: id "7" at data.id'],
  [answersWithNextRefresh(login({ next_refresh_possible_at: null }), '7'), 'held: holds'],
  [answersWithNextRefresh(login(), '7'), 'broken: nothing at data.next_refresh_possible_at'],
  'wants the attempt of a login that was fetched before',
  [answersWithAttempt(login({ last_attempt: { id: '9' } }), '7'), 'held'],
  [answersWithAttempt(login({ last_attempt: null }), '7').got, 'null'],
  [answersWithAttempt(login(), '7').place, 'data.last_attempt'],
)
