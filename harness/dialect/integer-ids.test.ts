import { cases } from '../../core/test-support/cases.ts'
import { jsonText } from '../../core/exact-json.ts'
import { withIntegerIds } from './integer-ids.ts'

const sent = (body: unknown): string => jsonText(withIntegerIds(body))

cases(
  'Ids go out as integers at any depth',
  [sent({ data: { customer_id: '7', name: '7' } }), '{"data":{"customer_id":7,"name":"7"}}'],
  [
    sent({ data: [{ transaction_id: '8', category_code: 'x' }] }),
    '{"data":[{"transaction_id":8,"category_code":"x"}]}',
  ],
  [sent({ data: { exclude_accounts: ['1', '2'] } }), '{"data":{"exclude_accounts":[1,2]}}'],
  'Ids beyond 2^53 keep every digit',
  [sent({ data: { customer_id: '18446744073709551615' } }), '{"data":{"customer_id":18446744073709551615}}'],
  [sent({ data: [{ transaction_id: 9007199254740993n }] }), '{"data":[{"transaction_id":9007199254740993}]}'],
  'Ids of a different form, and what a user typed, stay as they are',
  [sent({ data: { customer_id: 'none', login_id: '007' } }), '{"data":{"customer_id":"none","login_id":"007"}}'],
  [sent({ data: { credentials: { user_id: '7' } } }), '{"data":{"credentials":{"user_id":"7"}}}'],
  [sent(undefined), undefined],
)
