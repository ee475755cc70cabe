import { controlRoutes } from '../../sandbox/control/routes.ts'
import { Refusal } from '../../sandbox/basics/refusals.ts'
import type { Sandbox } from '../../sandbox/world/sandbox.ts'
import type { Faults } from './kit/create-faults.ts'

type Form = ReadonlyMap<string, string>
type Said = (name: string) => string

/** What buttons ask of the control port, which is the only way of the inspector into the sandbox. */
const asks = new Map<string, readonly [route: string, bodyOf?: (said: Said) => object]>([
  ['advance', ['POST /control/clock', (said) => ({ advance_seconds: numberOf(said('seconds')) })]],
  ['reset', ['DELETE /control/clock']],
  ['client', ['PUT /control/clients/:app_id', (said) => ({ status: said('status') })]],
  ['customer', ['PUT /control/customers/:customer_id', (said) => ({ locked: said('status') === 'locked' })]],
  ['login', ['PUT /control/logins/:login_id', (said) => ({ status: said('status') })]],
  ['consent', ['PUT /control/logins/:login_id/consent', (said) => ({ status: said('status') })]],
])

/** What the other buttons do. */
const does = new Map<string, (said: Said, faults: Faults, sandbox: Sandbox) => void | Promise<void>>([
  ['take', (said, faults) => faults.take(said('id'))],
  ['drop', (said, faults) => faults.drop(said('id'))],
  ['delay', (said, faults) => faults.delay(numberOf(said('ms')))],
  ['refuse', (said, faults) => faults.refuse(said('class'), numberOf(said('times')))],
  ['forget', (_said, _faults, sandbox) => sandbox.traffic?.forget()],
])

/** Does what a button asks for. @throws Refusal with what to say to the person */
export async function act(sandbox: Sandbox, faults: Faults, form: Form): Promise<void> {
  const said: Said = (name) => form.get(name) ?? ''
  const [asked, bodyOf] = asks.get(said('do')) ?? []
  if (asked !== undefined) {
    const route = controlRoutes.find(({ method, path }) => `${method} ${path}` === asked)
    const [, parameter = ''] = /:(\w+)/.exec(asked) ?? []
    const params = { [parameter]: said('id') }
    await route?.handle({ sandbox, params, query: new URLSearchParams(), body: bodyOf?.(said) })
    return
  }
  const own = does.get(said('do'))
  if (!own) throw new Refusal('WrongRequestFormat', 'there is no such button')
  await own(said, faults, sandbox)
}

/** @throws Refusal WrongRequestFormat */
function numberOf(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(value)) return value
  throw new Refusal('WrongRequestFormat', 'a number is needed')
}
