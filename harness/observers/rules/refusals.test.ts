import { cases } from '../../../core/test-support/cases.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const refused = (errorClass: string, status: number, ask = 'GET /transactions?account_id=9'): Step => ({
  ask,
  status,
  body: { error_class: errorClass, error_message: 'no', request: { method: 'GET' } },
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('refusals: one-status'))

cases(
  'A class has one status at a route',
  [found(refused('AccountNotFound', 404), refused('AccountNotFound', 404)), []],
  [found(refused('AccountNotFound', 404), refused('AccountNotFound', 400)), ['refusals: one-status  x1 x2']],
  'Another class, another route and a class for many mistakes may have another',
  [found(refused('AccountNotFound', 404), refused('LoginNotFound', 400)), []],
  [found(refused('LoginNotFound', 404), refused('LoginNotFound', 400, 'GET /attempts?login_id=9')), []],
  [found(refused('WrongRequestFormat', 404), refused('WrongRequestFormat', 400)), []],
)
