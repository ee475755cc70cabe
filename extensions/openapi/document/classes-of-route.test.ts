import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentedClasses } from '../../../harness/checks/errors/documented-errors.ts'
import { everyDialect } from '../../../interfaces/describe-interface.ts'
import { classesOfRoute } from './classes-of-route.ts'

/** Classes that no route refuses with: a fetch ends with them, or the text names no request that they belong to. */
const ofFetches = [
  'ConnectionFailed',
  'ConnectionLost',
  'CustomFieldsFormatInvalid',
  'CustomFieldsSizeTooBig',
  'DateTimeFormatInvalid',
  'DateTimeOutOfRange',
  'ExecutionTimeout',
  'FetchingTimeout',
  'LoginFetchingStopped',
  'PaymentAlreadyAuthorized',
  'PaymentAlreadyFinished',
  'PaymentInitiationTimeout',
  'PaymentNotFound',
  'ProviderError',
  'RouteNotFound',
]

test('Each documented class belongs to a route, or to a fetch', () => {
  const dialects = everyDialect()
  const placed = new Set(
    dialects.flatMap((dialect) => dialect.routes.flatMap((route) => classesOfRoute(dialect, route))),
  )
  const documented = new Set(dialects.flatMap(({ version }) => documentedClasses(version)))
  assert.deepEqual(
    [...documented].filter((name) => !placed.has(name)).toSorted((one, other) => (one < other ? -1 : 1)),
    ofFetches,
  )
})
