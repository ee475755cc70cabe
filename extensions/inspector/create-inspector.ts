import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Refusal } from '../../sandbox/basics/refusals.ts'
import { styleSheet } from '../../reports/html/markup/document.ts'
import { rowsOfClass } from './kit/rows-of-class.ts'
import type { Sandbox } from '../../sandbox/world/sandbox.ts'
import { fromOwnPage, same, fromHere } from '../../cli/asked/this-machine.ts'
import type { Faults } from './kit/create-faults.ts'
import { filterNames, filterOf, type View } from './kit/view.ts'
import { showerOf } from './kit/mask.ts'
import { bodyPage, inspectorPage, livePart, rowsPage, tokenPage } from './parts/page.ts'
import type { IncomingMessage } from 'node:http'
import { controlRoutes } from '../../sandbox/control/routes.ts'

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
async function act(sandbox: Sandbox, faults: Faults, form: Form): Promise<void> {
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

/** Name of the cookie that a browser has once the control token was typed. */
const passName = 'assay-inspector'

/**
 * Whether a request may see the inspector: any with the pass that the control token gives, and without secrets also one of
 * this machine, under a name of this machine, so that no page of another site comes in by a name that it had resolve to here.
 * Behind a proxy every request seems to come from this machine; not every proxy says that it is one.
 */
function mayInspect(
  { settings }: Sandbox,
  request: IncomingMessage,
  { pass, withSecrets }: { pass: string; withSecrets: boolean },
): boolean {
  const near = !withSecrets && settings.publicUrl === undefined && fromHere(request)
  return near || same(passOf(request), pass)
}

function passOf({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? '').split(';').map((part) => part.trim().split('=', 2))
  return cookies.find(([name]) => name === passName)?.[1] ?? ''
}

/** What a form carries on to the page that is shown after it. */
const carriedNames: ReadonlySet<string> = new Set(['secrets', 'find', ...filterNames])

export type Inspector = (call: InspectorCall) => Promise<InspectorReply>

/**
 * The pages of the inspector. What a client sent is not trusted: it is escaped, and no script but the inspector's own may
 * run. What changes something comes from a form of the inspector itself.
 */
export function createInspector(sandbox: Sandbox, faults: Faults): Inspector {
  const guard = randomBytes(32).toString('hex')
  const pass = randomBytes(32).toString('hex')
  // In the look of the reports.
  const reports = styleSheet(['tokens.css', 'page.css', 'facts.css', 'failures.css', 'site.css', 'commands.css'])
  const style = asset('inspector.css')
  const script = asset('inspector.js')

  return async (call) => {
    const { method, path, root, query, form, request } = call
    if (path === '/report.css') return { status: 200, type: 'text/css', text: reports }
    if (path === '/inspector.css') return { status: 200, type: 'text/css', text: style }
    if (path === '/inspector.js') return { status: 200, type: 'text/javascript', text: script }
    if (path === '/pass' && method === 'POST') return enter(call)
    const withSecrets = [query, form].some((asked) => asked.get('secrets') === 'shown')
    if (!mayInspect(sandbox, request, { pass, withSecrets })) return page(403, tokenPage({ root, withSecrets }))
    if (path === '/rows') {
      const errorClass = query.get('class') ?? ''
      return page(200, rowsPage({ root }, errorClass, rowsOfClass(errorClass, query.get('path') ?? '')))
    }
    if (path === '/body') return showBody(call)
    if (path === '/live') return page(200, livePart(viewOf(call, query)))
    if (path !== '') return page(404, tokenPage({ root, withSecrets }, 'There is no such page.'))
    if (method === 'GET') return page(200, inspectorPage(viewOf(call, query)))
    if (!fromOwnPage(sandbox, request, { sent: form.get('guard'), guard })) {
      return page(
        403,
        inspectorPage({ ...viewOf(call, query), problem: 'This form is not of this page. Press the button again.' }),
      )
    }
    return press(call)
  }

  /** Does what a button asks for, and shows the page again. */
  async function press(call: InspectorCall): Promise<InspectorReply> {
    const asked = new URLSearchParams([...call.form].filter(([name]) => carriedNames.has(name)))
    try {
      await act(sandbox, faults, call.form)
      sandbox.store.save()
      return { goTo: `${call.root}?${asked}` }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return page(400, inspectorPage({ ...viewOf(call, asked), problem: error.message }))
    }
  }

  function enter({ root, form }: InspectorCall): InspectorReply {
    const withSecrets = form.get('secrets') === 'shown'
    if (!same(form.get('token') ?? '', sandbox.settings.controlToken))
      return page(403, tokenPage({ root, withSecrets }, 'This is not the control token.'))
    const secure = sandbox.baseUrl.startsWith('https:') ? '; Secure' : ''
    return {
      goTo: withSecrets ? `${root}?secrets=shown` : root,
      cookie: `${passName}=${pass}; Path=${root}; HttpOnly; SameSite=Strict${secure}`,
    }
  }

  function showBody(call: InspectorCall): InspectorReply {
    const { root, query } = call
    const seen = sandbox.traffic?.seen().find(({ number }) => String(number) === query.get('request'))
    if (!seen) return page(404, tokenPage({ root, withSecrets: false }, 'This request is no longer remembered.'))
    const side = query.get('side') === 'request' ? 'request' : 'answer'
    const from = Math.max(0, Math.trunc(Number(query.get('from'))) || 0)
    return page(200, bodyPage(viewOf(call, query), seen, { side, from }))
  }

  function viewOf({ root }: InspectorCall, asked: URLSearchParams): View {
    const withSecrets = asked.get('secrets') === 'shown'
    const find = asked.get('find') ?? ''
    const shower = showerOf(withSecrets)
    return { sandbox, faults, shower, withSecrets, root, guard, find, filter: filterOf(asked) }
  }
}

function page(status: number, text: string): InspectorReply {
  return { status, type: 'text/html', text }
}

function asset(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
}

interface InspectorCall {
  method: string
  /** Below the inspector; empty for its page. */
  path: string
  /** The path of the inspector as the browser knows it. */
  root: string
  query: URLSearchParams
  form: ReadonlyMap<string, string>
  request: IncomingMessage
}

/** Either something to show or somewhere to go. */
export type InspectorReply = { status: number; type: string; text: string } | { goTo: string; cookie?: string }
