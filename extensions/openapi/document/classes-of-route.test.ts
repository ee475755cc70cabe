import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentedClasses } from '../../../harness/checks/errors/documented-errors.ts'
import { describeEveryInterface } from '../../../interfaces/describe-interface.ts'
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
  const dialects = describeEveryInterface().map(({ dialect }) => dialect)
  const placed = new Set(
    dialects.flatMap((dialect) => dialect.routes.flatMap((route) => classesOfRoute(dialect, route))),
  )
  const documented = new Set(dialects.flatMap(({ version }) => documentedClasses(version)))
  assert.deepEqual(
    [...documented].filter((name) => !placed.has(name)).toSorted((one, other) => (one < other ? -1 : 1)),
    ofFetches,
  )
})

test('A route has the classes of what it takes', () => {
  const [version3, version4] = ['ais-v3', 'ais-v4'].map(
    (name) => describeEveryInterface().find(({ dialect }) => dialect.interface === name)!.dialect,
  )
  const of = (dialect: NonNullable<typeof version4>, request: string) =>
    classesOfRoute(
      dialect,
      dialect.routes.find((route) => route.request === request)!,
    )
  assert.ok(of(version4!, 'list accounts').includes('CustomerNotFound'))
  assert.ok(!of(version4!, 'list countries').includes('CustomerNotFound'))
  assert.ok(of(version4!, 'create a login').includes('InvalidFromDate'))
  assert.ok(!of(version4!, 'create a login').includes('ClientIdNotProvided'))
  assert.ok(of(version3!, 'create a login').includes('ClientIdNotProvided'))
})
