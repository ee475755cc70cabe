import { cases } from '../../../core/test-support/cases.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const rule = 'own-secrets: login'
const created = (id: string, secret: string): Step => ({ ask: 'POST /logins', sent: {}, data: { id, secret } })
const listed = (...rows: Array<[id: string, secret: string]>): Step => ({
  ask: 'GET /logins',
  body: { data: rows.map(([id, secret]) => ({ id, secret })), meta: {} },
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.includes('secret'))

const customer = (id: string, secret: string): Step => ({ ...created(id, secret), ask: 'POST /customers' })

cases(
  'A login that is listed with the secret of another one is found',
  [found(created('7', 'a'), created('8', 'b'), listed(['7', 'a'], ['8', 'a'])), [`${rule} data[1].secret x1 x3`]],
  'A login has its own secret, another one later, or what hides the secrets of all',
  [found(created('7', 'a'), created('8', 'b'), listed(['7', 'a'], ['8', 'b'])), []],
  [found(created('7', 'a'), listed(['7', 'c'])), []],
  [found(created('7', 'a'), created('8', 'b'), listed(['7', '***'], ['8', '***'])), []],
  'A customer that is created with the secret of another one is found',
  [found(customer('3', 'a'), customer('4', 'a')), ['own-secrets: customer data.secret x1 x2']],
)
