import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Expectation } from '../recording/consumer-pact.ts'
import { day, fromState, success } from '../recording/matching.ts'
import { Service } from '../service/service.ts'
import { clientAt, type DirectVersion } from './direct-version.ts'

const { eachLike, number, regex, string } = MatchersV3

const transaction = {
  id: string('41'),
  made_on: day('2026-03-09'),
  amount: number(-12.5),
  currency_code: string('EUR'),
  description: string('Groceries'),
  category: string('groceries'),
  status: regex(/^(posted|pending)$/, 'posted'),
}

const booking = {
  id: '41',
  madeOn: '2026-03-09',
  amount: -12.5,
  currency: 'EUR',
  description: 'Groceries',
  category: 'groceries',
  pending: false,
}

/** Accounts and transactions of a fetched login or connection, also where they fill several pages. */
export function reading(version: DirectVersion): Expectation[] {
  const { root, words, link } = version
  const service = (baseUrl: string) => new Service(baseUrl + root, { appId: 'an-app-id', secret: 'a-secret' })
  return [
    {
      description: `lists the accounts of a ${link}`,
      given: [`a ${link} that has been fetched`],
      ...(version.queryNotShown && { pending: version.queryNotShown }),
      request: {
        method: 'GET',
        path: `${root}/accounts`,
        query: { [words.id]: fromState(words.id, '21') },
        headers: { [words.secretHeader]: fromState(`${link}_secret`, 'a-secret-of-21') },
      },
      response: {
        status: success(),
        body: {
          data: eachLike({
            id: string('31'),
            name: string('Everyday'),
            nature: string('account'),
            balance: number(250.75),
            currency_code: string('EUR'),
          }),
        },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl, version).accounts({ id: '21', secret: 'a-secret-of-21' }), [
          { id: '31', name: 'Everyday', nature: 'account', balance: 250.75, currency: 'EUR' },
        ]),
    },
    {
      description: 'lists the transactions of an account',
      given: [`a ${link} that has been fetched`],
      request: { method: 'GET', path: `${root}/transactions`, query: { account_id: fromState('account_id', '31') } },
      response: { status: success(), body: { data: eachLike(transaction) } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl, version).transactions({ id: '31' }), [booking]),
    },
    {
      description: 'learns where the next page of transactions begins',
      given: [`a ${link} with several pages of transactions`],
      request: { method: 'GET', path: `${root}/transactions`, query: { account_id: fromState('account_id', '32') } },
      response: { status: success(), body: { data: eachLike(transaction), meta: { next_id: string('42') } } },
      program: async (baseUrl) => {
        const { meta } = await service(baseUrl).get('/transactions', { account_id: '32' })
        assert.equal(meta?.next_id, '42')
      },
    },
    {
      description: 'lists the next page of transactions',
      given: [`a ${link} with several pages of transactions`],
      request: {
        method: 'GET',
        path: `${root}/transactions`,
        query: { account_id: fromState('account_id', '32'), from_id: fromState('next_id', '42') },
      },
      response: { status: success(), body: { data: eachLike(transaction) } },
      program: async (baseUrl) => {
        const { data } = await service(baseUrl).get('/transactions', { account_id: '32', from_id: '42' })
        assert.equal((data as unknown[]).length, 1)
      },
    },
  ]
}
