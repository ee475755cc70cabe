import { controlRoutes } from '../../sandbox/control/routes.ts'
import { Refusal } from '../../sandbox/basics/refusal.ts'
import type { Sandbox } from '../../sandbox/world/sandbox.ts'
import type { Faults } from './kit/create-faults.ts'

type Form = ReadonlyMap<string, string>

/** Does what a button asks for. @throws Refusal with what to say to the person */
export async function act(sandbox: Sandbox, faults: Faults, form: Form): Promise<void> {
  const said = (name: string): string => form.get(name) ?? ''
  switch (said('do')) {
    case 'advance':
      return control(sandbox, 'POST', '/control/clock', {}, { advance_seconds: numberOf(said('seconds')) })
    case 'reset':
      return control(sandbox, 'DELETE', '/control/clock', {}, undefined)
    case 'client':
      return control(sandbox, 'PUT', '/control/clients/:app_id', { app_id: said('id') }, { status: said('status') })
    case 'customer':
      return control(
        sandbox,
        'PUT',
        '/control/customers/:customer_id',
        { customer_id: said('id') },
        { locked: said('status') === 'locked' },
      )
    case 'login':
      return control(sandbox, 'PUT', '/control/logins/:login_id', { login_id: said('id') }, { status: said('status') })
    case 'consent':
      return control(
        sandbox,
        'PUT',
        '/control/logins/:login_id/consent',
        { login_id: said('id') },
        { status: said('status') },
      )
    case 'take':
      return faults.take(said('id'))
    case 'drop':
      return faults.drop(said('id'))
    case 'delay':
      return faults.delay(numberOf(said('ms')))
    case 'refuse':
      return faults.refuse(said('class'), numberOf(said('times')))
    case 'forget':
      sandbox.traffic?.forget()
      return
    default:
      throw new Refusal('WrongRequestFormat', 'there is no such button')
  }
}

/** What the control port does at this route; the inspector has no way of its own into the sandbox. */
async function control(
  sandbox: Sandbox,
  method: string,
  path: string,
  params: Record<string, string>,
  body: unknown,
): Promise<void> {
  const route = controlRoutes.find((one) => one.method === method && one.path === path)
  await route?.handle({ sandbox, params, query: new URLSearchParams(), body })
}

/** @throws Refusal WrongRequestFormat */
function numberOf(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(value)) return value
  throw new Refusal('WrongRequestFormat', 'a number is needed')
}
