import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseMultipart, readBody } from '../../serving/parse-body.ts'
import { reachedAt } from '../../serving/hear.ts'
import { logFault } from '../../basics/log-fault.ts'
import { Refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { queryOf } from '../../serving/serve-call.ts'
import { isObject } from '../../basics/values.ts'
import { layout, html, type Page, type PageCall, type PageReply } from './page.ts'

/** Answers a browser. Every error is shown on a page, and no request gets a 5xx. */
export async function servePage(
  asked: Sandbox,
  page: Page,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sandbox = reachedAt(asked, request)
  let reply: PageReply
  try {
    const query = queryOf(request.url ?? '/')
    const remoteIp = request.socket.remoteAddress ?? ''
    const userAgent = request.headers['user-agent'] ?? null
    reply = await page.handle({ sandbox, params, query, remoteIp, userAgent, ...(await formOf(sandbox, request)) })
  } catch (error) {
    reply = sorry(error)
  }
  sandbox.store.save()
  write(sandbox, response, reply)
}

/** A page that explains a refusal. */
function sorry(error: unknown): PageReply {
  if (!(error instanceof Refusal)) logFault(error)
  const message = error instanceof Refusal ? error.message : 'the page could not be shown'
  const status = error instanceof Refusal && error.errorClass.endsWith('NotFound') ? 404 : 400
  return { ...layout('Something went wrong', html`<p class="problem">${message}</p>`), status }
}

async function formOf(sandbox: Sandbox, request: IncomingMessage): Promise<Pick<PageCall, 'form' | 'file'>> {
  const bytes = await readBody(request, sandbox.settings.bodyLimitBytes)
  if (bytes.length === 0) return { form: new Map() }
  const contentType = request.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    return { form: new Map(new URLSearchParams(bytes.toString('utf8'))) }
  }
  const { body, file } = parseMultipart(bytes, contentType)
  const fields = Object.entries(isObject(body) ? body : {}).filter(([, value]) => typeof value === 'string')
  return { form: new Map(fields as Array<[string, string]>), file }
}

/** The path below which the sandbox is reached, empty for the root. */
function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/+$/, '')
}

/** Forbids content from elsewhere, frames, and every script except the page's own. */
function policyFor(script: string | undefined, frameAncestors: string): string {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors ${frameAncestors}`
  if (script === undefined) return policy
  return `${policy}; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function write(sandbox: Sandbox, response: ServerResponse, reply: PageReply): void {
  if (response.destroyed) return
  response.setHeader('Date', sandbox.clock.nowHttp())
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  if ('goTo' in reply) {
    response.statusCode = 303
    response.setHeader('Location', reply.goTo.startsWith('/') ? `${pathOf(sandbox.baseUrl)}${reply.goTo}` : reply.goTo)
    response.end()
    return
  }
  response.statusCode = reply.status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const { frameAncestors, frameOptions } = sandbox.rules.pages
  response.setHeader('Content-Security-Policy', policyFor(reply.script, frameAncestors))
  if (frameOptions !== undefined) response.setHeader('X-Frame-Options', frameOptions)
  response.end(reply.text)
}
