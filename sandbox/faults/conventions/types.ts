import type { Rules } from '../../world/rules.ts'
import { changeAccepted } from '../kit/change-answers.ts'
import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

/** Writes one field of a resource in another way. */
function retype(
  rules: Rules,
  shape: 'country' | 'rate' | 'account' | 'transaction' | 'login' | 'customer',
  field: string,
  change: (value: unknown) => unknown,
): void {
  const shapes = rules.shape as unknown as Record<string, (...given: unknown[]) => Row>
  const original = shapes[shape]
  if (!original) throw new Error(`SHAPE_UNKNOWN: ${shape}`)
  shapes[shape] = (...given) => {
    const row = original(...given)
    return { ...row, [field]: change(row[field]) }
  }
}

/** The data types, broken in one field each. */
export const typesFaults: Fault[] = [
  {
    id: 'writes-fail-as-a-word',
    absentIn: ['ais-v6', 'payments-v1'],
    sentence: 'fail of a rate is the string true or false.',
    patch: (rules) => retype(rules, 'rate', 'fail', String),
  },
  {
    id: 'writes-days-without-leading-zeros',
    absentIn: ['ais-v6'],
    sentence: 'made_on of a transaction is written as 2026-1-5.',
    patch: (rules) => retype(rules, 'transaction', 'made_on', (day) => String(day).replaceAll('-0', '-')),
  },
  {
    id: 'writes-moments-as-seconds',
    absentIn: ['payments-v1'],
    sentence: 'created_at of an account is a number of seconds.',
    patch: (rules) => retype(rules, 'account', 'created_at', (moment) => Math.floor(Date.parse(String(moment)) / 1000)),
  },
  {
    id: 'writes-amounts-as-text',
    absentIn: ['ais-v6'],
    sentence: 'amount of a transaction is a string.',
    patch: (rules) => retype(rules, 'transaction', 'amount', String),
  },
  {
    id: 'writes-amounts-as-text-on-later-pages',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
    sentence: 'On every page of transactions but the first, amount is a string.',
    patch: (rules) =>
      changeData(rules, 'transactions/list', (rows, { url = '' }) =>
        url.includes('from_id=') ? (rows as Row[]).map((row) => ({ ...row, amount: String(row['amount']) })) : rows,
      ),
  },
  {
    id: 'writes-hours-with-a-half',
    absentIn: ['ais-v6', 'payments-v1'],
    sentence: 'refresh_start_time of a country is 2.5.',
    patch: (rules) => retype(rules, 'country', 'refresh_start_time', () => 2.5),
  },
  {
    id: 'writes-extra-as-an-array',
    absentIn: ['ais-v6', 'payments-v1'],
    sentence: 'extra of an account is an array of pairs.',
    patch: (rules) => retype(rules, 'account', 'extra', (extra) => Object.entries(extra as Row)),
  },
  {
    id: 'writes-a-description-as-a-number',
    absentIn: ['payments-v1'],
    sentence: 'The name of an account is a number.',
    patch: (rules) => retype(rules, 'account', 'name', () => 7),
  },
  {
    id: 'writes-account-id-as-a-number',
    absentIn: ['ais-v6'],
    sentence: 'account_id of a transaction is a number.',
    patch: (rules) => retype(rules, 'transaction', 'account_id', Number),
  },
  {
    id: 'loses-text-beyond-ascii',
    sentence: 'Characters beyond ASCII come back as question marks.',
    patch(rules) {
      const { text } = rules.wire
      // oxlint-disable-next-line no-control-regex
      rules.wire.text = (json) => text(json).replace(/[^\u0000-\u007F]/g, '?')
    },
  },
  {
    id: 'updates-before-creating',
    absentIn: ['ais-v6', 'partners-v1', 'payments-v1'],
    sentence: 'updated_at of a login is a second before created_at.',
    patch: (rules) =>
      changeAccepted(rules, (body) => {
        const login = body.data as Row | null
        if (typeof login?.['provider_code'] !== 'string') return body
        const updated = new Date(Date.parse(String(login['created_at'])) - 1000).toISOString()
        return { ...body, data: { ...login, updated_at: updated } }
      }),
  },
]
