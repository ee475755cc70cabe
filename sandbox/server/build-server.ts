import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { controlRoutes } from '../control/routes.ts'
import { serveControl } from '../control/serve-control.ts'
import { sampleFile } from './sample-file.ts'
import { allPages } from '../pages/all-pages.ts'
import { servePage } from '../pages/kit/serve-page.ts'
import { addressOf as signedAddressOf } from '../serving/gates.ts'
import { writeRaw } from '../serving/say.ts'
import { observeRequest } from '../serving/observe-request.ts'
import { echoOf, refusalAnswer, writeAnswer, queryOf, serveCall } from '../serving/serve-call.ts'
import { Refusal, refusal } from '../basics/refusals.ts'
import { addressOf, routesOf } from './routes.ts'
import type { Inspector, Sandbox } from '../world/sandbox.ts'
import { versionOfAddress } from '../versions/versions.ts'
import { type Rules, createRules } from '../world/rules.ts'

/** Replaces the framework's validator and serializer, so that neither is loaded. */
function unused(): never {
  throw new Error('SCHEMA_UNEXPECTED: no route of the sandbox has a schema of the framework')
}

/**
 * The HTTP server of a sandbox, not listening yet. The framework only routes: the sandbox reads the bodies itself,
 * since signatures cover their bytes, whatever the method and the content type.
 */
export function buildServer(sandbox: Sandbox, inspector?: Inspector): FastifyInstance {
  const { pathPrefix } = sandbox.settings
  const server = fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    keepAliveTimeout: 72_000,
    http: { requireHostHeader: false },
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4096 },
    rewriteUrl: ({ url = '/' }: IncomingMessage) => withoutPrefix(url, pathPrefix),
    frameworkErrors: (_error, request, reply) => refuseAddress(sandbox, request, reply),
    clientErrorHandler: (_error, socket) => refuseRaw(sandbox, socket, refusal('http-well-formed')),
  })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    server.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  }
  if (sandbox.observer) {
    server.addHook('onRequest', (request, reply, done) => {
      const { headers, url = '/' } = request.raw
      observeRequest(sandbox, signedAddressOf(sandbox, { headers, url }), request.raw, reply.raw)
      done()
    })
  }
  server.setNotFoundHandler((request, reply) => refuseAddress(sandbox, request, reply))
  server.setErrorHandler((_error, request, reply) => refuseAddress(sandbox, request, reply))
  for (const version of Object.values(sandbox.rules.versions)) {
    for (const route of routesOf(version)) {
      answer(server, route.method, addressOf(route, version), (params, request, response) => {
        sandbox.traffic?.watch(request, response, { version, route })
        return serveCall(sandbox, { version, route }, params, request, response)
      })
    }
  }
  for (const route of controlRoutes)
    answer(server, route.method, route.path, (...asked) => serveControl(sandbox, route, ...asked))
  server.get(sampleFile.route, (_request, reply) => {
    void reply.header('Content-Type', 'text/csv; charset=utf-8').send(sampleFile.bytes())
  })
  for (const page of allPages) answer(server, page.method, page.path, (...asked) => servePage(sandbox, page, ...asked))
  for (const url of inspector ? [inspector.path, `${inspector.path}/*`] : [])
    answer(server, ['GET', 'POST'], url, (_params, request, response) => inspector?.serve(request, response))
  server.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.server.emit('request', request, response)
  })
  server.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuseRaw(sandbox, socket, refusal('route-known'))
  })
  return server
}

/** Answers requests at an address outside of the framework. */
function answer(
  server: FastifyInstance,
  method: string | string[],
  url: string,
  serve: (params: Record<string, string>, request: IncomingMessage, response: ServerResponse) => unknown,
): void {
  server.route({
    method,
    url,
    handler(request, reply) {
      void reply.hijack()
      void serve(request.params as Record<string, string>, request.raw, reply.raw)
    },
  })
}

/** The address below the prefix; an address without the prefix stays, and has no route. */
function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '') return url
  return url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : `/outside${url}`
}

function refuseAddress(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply): void {
  void reply.hijack()
  const url = request.raw.url ?? '/'
  const version = versionOfAddress(sandbox.rules.versions, url)
  if (version) sandbox.traffic?.watch(request.raw, reply.raw, { version })
  const echo = echoOf(queryOf(url), undefined)
  const answer = refusalAnswer(sandbox, { version, route: 'none' }, refusal('route-known'), echo)
  writeAnswer(sandbox, reply.raw, { ...answer, url })
}

function refuseRaw(sandbox: Sandbox, socket: Duplex, refusal: Refusal): void {
  const { status, json } = sandbox.rules.wire.answer(refusalAnswer(sandbox, { route: 'none' }, refusal, {}))
  writeRaw(sandbox, socket, { status, text: sandbox.rules.wire.text(json) })
}

type Patch = (rules: Rules) => void

/**
 * Replaces the rules of a listening sandbox by those of its start and these patches. Data stays. The routes are rebuilt
 * behind the same port, as addresses depend on the rules.
 */
export function ruleExchange(
  sandbox: Sandbox,
  front: FastifyInstance,
  { first, build }: { first: readonly Patch[]; build: () => FastifyInstance },
): (patches: readonly Patch[]) => Promise<void> {
  return async (patches) => {
    const rules = createRules()
    for (const patch of [...first, ...patches]) patch(rules)
    sandbox.rules = rules
    const next = build()
    await next.ready()
    front.server.removeAllListeners('request')
    front.server.on('request', (request: IncomingMessage, response: ServerResponse) => next.routing(request, response))
  }
}
