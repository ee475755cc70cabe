import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { showsNewLogin } from './shows-new-login.ts'

cases(
  'holds for a login with id and secret',
  [showsNewLogin(sampleExchange(201, { data: { id: '7', secret: 's', more: 1 } })), 'held'],
  'is broken where one of them is missing or no text',
  [showsNewLogin(sampleData({ id: '7' })).place, 'data.secret'],
  'says what is shown in place of id and secret',
  [showsNewLogin(sampleRefusal(400, 'CountryNotFound')), 'inconclusive: refused'],
  [showsNewLogin(sampleData({ id: '7', secret: 's' })), 'held: holds'],
  [showsNewLogin(sampleData({ id: '', secret: 's' })), 'broken: an empty string at data.id'],
  [showsNewLogin(sampleData({ id: '7', secret: 7 })), 'broken: number at data.secret'],
  [showsNewLogin(sampleData({ id: 7, secret: 's' })), 'broken: number at data.id'],
  [showsNewLogin(sampleData({ id: 7, secret: 's' }), 'integer'), 'held: holds'],
  [showsNewLogin(sampleData({ id: 7, secret: 8 }), 'integer'), 'broken: number at data.secret'],
  [showsNewLogin(sampleData({ id: 7.5, secret: 's' }), 'integer'), 'broken: number at data.id'],
  [showsNewLogin(sampleExchange(200, '{"data":{"id":12345678901234567890,"secret":"s"}}'), 'integer'), 'held: holds'],
  [showsNewLogin(sampleData([])), 'broken: nothing at data.id'],
  [showsNewLogin(sampleData({ id: true, secret: 's' })), 'broken: boolean at data.id'],
)
