import { cases } from '../../../core/test-support/cases.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const date = 'Thu, 01 Jan 2026 10:00:00 GMT'
const token = (change: object = {}, step: Partial<Step> = {}): Step => ({
  ask: 'POST /tokens/create',
  data: { connect_url: 'https://a.test/1', expires_at: '2026-01-01T11:00:00Z', ...change },
  date,
  ...step,
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('pages'))

cases(
  'Each page has an address of its own that ends later',
  [found(token(), token({ connect_url: 'https://a.test/2' })), []],
  [found(token(), token()), ['pages: its-own data.connect_url x1 x2']],
  [found(token({ connect_url: '/1' })), ['pages: can-be-opened data.connect_url x1']],
  [found(token({ expires_at: '2026-01-01T09:00:00Z' })), ['pages: ends-later data.expires_at x1']],
  'Where the target does not tell its time, half an hour is allowed for clocks that go wrong',
  [found(token({ expires_at: '2025-12-31T09:00:00Z' }, { date: '' })), ['pages: ends-later data.expires_at x1']],
  [found(token({ expires_at: '2025-12-31T23:50:00Z' }, { date: '' })), []],
  'Nothing is said of a refusal, and of what is left out',
  [found(token({}, { status: 400 })), []],
  [found(token({ connect_url: null, expires_at: null })), []],
)
