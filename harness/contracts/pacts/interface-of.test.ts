import { cases } from '../../../core/test-support/cases.ts'
import { describeEveryInterface } from '../../../interfaces/describe-interface.ts'
import { interfaceOf, wholePath } from './interface-of.ts'

const known = describeEveryInterface().map(({ dialect }) => dialect)

function asked(path: string, provider = 'the bank', method = 'GET') {
  const other = { place: 0, description: 'x', states: [], headerNames: [], pending: false }
  return interfaceOf({ provider }, { ...other, method, path }, known)
}

cases(
  'the path gives the interface',
  [asked('/api/v3/logins'), 'ais-v3'],
  [asked('/api/payments/v1/payments', 'ais-v4'), 'payments-v1'],
  [asked('/v2/consents/1'), 'open-finance-v2'],
  'of two interfaces below one path the provider’s name decides, else whose route it is',
  [asked('/api/v5/categories', 'enrichment-v5'), 'enrichment-v5'],
  [asked('/api/v5/categories'), 'ais-v5'],
  [asked('/api/v5/merchants', 'the bank', 'POST'), 'enrichment-v5'],
  [asked('/api/v5/connections', 'the bank', 'POST'), 'ais-v5'],
  'without an interface in the path, the provider’s name gives it, or nothing does',
  [asked('/countries', 'AIS-v4'), 'ais-v4'],
  [asked('/countries'), undefined],
  'a path below no base path is taken as below that of its interface',
  [wholePath('/countries', { basePath: '/api/v4' }), '/api/v4/countries'],
  [wholePath('/api/v4/countries', { basePath: '/api/v4' }), '/api/v4/countries'],
)
