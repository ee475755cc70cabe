import { cases } from '../../../core/test-support/cases.ts'
import { documentedClasses } from '../../../harness/checks/errors/documented-errors.ts'
import { describeInterface, everyDialect } from '../../../interfaces/describe-interface.ts'
import type { SchemaNode } from '../../../schemas/library.ts'
import { createBundle, linksOf } from './bundle.ts'
import { classesOfRoute, rulesOf } from './rules.ts'
import { errorOf, errorSchemasOf, errorStatusesOf, meaningOf } from './responses.ts'
import { requestBodyOf } from './request-body.ts'
import { securityOf, securitySchemesOf } from './operations.ts'

/** The dialect of an interface and the route of a request. */
function routeOf(name: string, request: string) {
  const { dialect } = describeInterface(name)!
  return [dialect, dialect.routes.find((route) => route.request === request)!] as const
}

const partners = describeInterface('partners-v1')!.dialect
const rules = rulesOf('partners-v1', { implied: false })
const errors = errorSchemasOf(partners, { rules, bundle: createBundle(partners, rules) })
const statuses = (request: string) =>
  errorStatusesOf(...routeOf('ais-v5', request), rulesOf('ais-v5', { implied: true }))
const meaning = (name: string, request: string, status: string) => meaningOf(...routeOf(name, request), status)

const dialects = everyDialect()
const placed = new Set(dialects.flatMap((dialect) => dialect.routes.flatMap((route) => classesOfRoute(dialect, route))))
const documented = new Set(dialects.flatMap(({ version }) => documentedClasses(version)))
/** Classes that no route refuses with: a fetch ends with them, or the text names no request that they belong to. */
const ofFetches =
  'ConnectionFailed ConnectionLost CustomFieldsFormatInvalid CustomFieldsSizeTooBig DateTimeFormatInvalid ' +
  'DateTimeOutOfRange ExecutionTimeout FetchingTimeout LoginFetchingStopped PaymentAlreadyAuthorized ' +
  'PaymentAlreadyFinished PaymentInitiationTimeout PaymentNotFound ProviderError RouteNotFound'

const idOfCustomer = { 'query.customer_id': '$response.body#/data/id' }
const onward = linksOf(...routeOf('ais-v5', 'list accounts')) as Record<string, { parameters: object }>

interface Shown {
  content: Record<string, { schema: { properties: { data: SchemaNode }; required: string[] } }>
}
const bodyOf = (name: string, request: string) => {
  const [dialect, { body }] = routeOf(name, request)
  return (requestBodyOf(dialect, body, undefined) as unknown as Shown).content
}
const dataOf = (name: string, request: string) => bodyOf(name, request)['application/json']!.schema.properties.data
const login = dataOf('ais-v4', 'create a login')
const batch = dataOf('ais-v3', 'categorize descriptions')
const session = dataOf('partners-v1', 'create a lead session')['properties'] as Record<string, { properties: object }>

const security = (name: string, request: string) =>
  securityOf(...routeOf(name, request)).map((names) => Object.keys(names).join(' '))
const digests = ['ais-v3', 'ais-v4'].map((name) => securitySchemesOf(describeInterface(name)!.dialect)['Signature'])

cases(
  'Each documented class belongs to a route, or to a fetch',
  [
    [...documented]
      .filter((name) => !placed.has(name))
      .toSorted()
      .join(' '),
    ofFetches,
  ],
  'Where no form of errors is given, either is allowed, and any class',
  [errorOf(partners)['$ref'], '#/components/schemas/AnyError'],
  [errors['AnyError']?.['anyOf'], ['Error', 'NestedError'].map((name) => ({ $ref: `#/components/schemas/${name}` }))],
  [errors['NestedError']?.['required'], undefined],
  [errors['ErrorClass']?.['enum'], undefined],
  'Only a route with a limit names 429',
  [statuses('list countries'), ['400', '404', '406', '409', '429']],
  [statuses('list accounts'), ['400', '404', '406', '409']],
  'A status says what the row of its route says, or its codes',
  [meaning('ais-v6', 'connect', '404'), /^Not Found: client has no key for the provider\.$/],
  [meaning('ais-v6', 'connect', '400'), /^Bad Request\.$/],
  [meaning('open-finance-v2', 'create a consent', '400'), /^Bad Request: FORMAT_ERROR, CONSENT_UNKNOWN\.$/],
  'The id of a created customer leads to the lists that take it',
  [
    linksOf(...routeOf('ais-v4', 'create a customer')),
    {
      listLoginsByCustomer: { operationId: 'listLogins', parameters: idOfCustomer },
      listAccountsByCustomer: { operationId: 'listAccounts', parameters: idOfCustomer },
    },
  ],
  'The first row of a list leads on, by its own id and by that of what it belongs to, in the words of the version',
  [onward['listTransactionsByAccount']?.parameters, { 'query.account_id': '$response.body#/data/0/id' }],
  ['showConnectionByConnection' in onward, true],
  'Credentials are required unless a field is there that stands in for them',
  [login['required'], ['fetch_scopes', 'country_code', 'provider_code']],
  [login['anyOf'], ['credentials', 'encrypted_credentials', 'file_url'].map((field) => ({ required: [field] }))],
  'A file may be sent as a form',
  [
    bodyOf('ais-v4', 'create a login')['multipart/form-data']?.schema.required,
    ['file', 'data[country_code]', 'data[provider_code]'],
  ],
  [bodyOf('ais-v4', 'refresh a login')['multipart/form-data'], undefined],
  'A batch is a list with its limit',
  [batch['maxItems'], 100],
  [(batch['items'] as SchemaNode)['required'], ['description']],
  'Names with a dot are objects within the object',
  [Object.keys(session), ['customer_id', 'consent', 'attempt']],
  [Object.keys(session['attempt']!.properties), ['from_date', 'fetch_scopes']],
  'A request carries keys, with a signature or without',
  [security('ais-v4', 'list countries'), ['App-id Secret Expires-at Signature', 'App-id Secret']],
  'It carries the secrets that its row lists, and may carry one that only a sentence asks for',
  [
    security('ais-v4', 'reconnect a login'),
    ['App-id Secret Customer-secret Login-secret Expires-at Signature', 'App-id Secret Customer-secret Login-secret'],
  ],
  [
    security('ais-v5', 'list accounts'),
    [
      'App-id Secret Connection-secret Expires-at Signature',
      'App-id Secret Connection-secret',
      'App-id Secret Expires-at Signature',
      'App-id Secret',
    ],
  ],
  'In version 3 it carries either key, and in open finance a certificate and a JWS',
  [
    security('ais-v3', 'list countries'),
    ['Service-secret', 'App-secret'].flatMap((secret) => [
      `Client-id ${secret} Expires-at Signature`,
      `Client-id ${secret}`,
    ]),
  ],
  [security('open-finance-v2', 'create a consent'), ['certificate Digest x-jws-signature']],
  'A body that names the customer makes Customer-secret optional',
  [security('ais-v3', 'create a login').includes('Client-id Service-secret'), true],
  [security('ais-v4', 'create a login').includes('App-id Secret'), false],
  'The signature of version 3 has another digest',
  [digests[0]?.['description'], /SHA-1/],
  [digests[1]?.['description'], /SHA-256/],
)
