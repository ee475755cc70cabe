import type { Fault } from '../kit/fault.ts'
import { classInPartners, inPartners } from './partners.ts'
import { rowsOfPartners } from './partners-reads.ts'

const connections = 'logins/list'
const accounts = 'accounts/list'
const transactions = 'transactions/list'

/** Rules of several interfaces, broken where partners meet them. */
export const partnersConventionFaults: Fault[] = [
  {
    id: 'wraps-transactions-of-leads-in-items',
    interfaces: ['partners-v1'],
    sentence: 'data of the list of transactions is an object with the rows under items.',
    patch: (rules) =>
      inPartners(rules, transactions, (body) =>
        Array.isArray(body.data) ? { json: { ...body, data: { items: body.data } } } : {},
      ),
  },
  {
    id: 'makes-leads-of-bare-fields',
    interfaces: ['partners-v1'],
    sentence: 'A lead is created from a body without data.',
    patch: (rules) =>
      inPartners(rules, 'leads/create', (body) =>
        body.error_class === 'WrongRequestFormat'
          ? { status: 200, json: { data: { email: 'bare@example.com', customer_id: '1' } } }
          : {},
      ),
  },
  {
    id: 'updates-leads-connections-before-creating',
    interfaces: ['partners-v1'],
    sentence: 'updated_at of a connection is a second before created_at.',
    patch: (rules) =>
      rowsOfPartners(rules, connections, (row) => ({
        ...row,
        updated_at: new Date(Date.parse(String(row['created_at'])) - 1000).toISOString(),
      })),
  },
  {
    id: 'falls-over-an-unknown-connection',
    interfaces: ['partners-v1'],
    sentence: 'The accounts of an unknown connection are answered with an internal error.',
    patch: (rules) => classInPartners(rules, accounts, 'LoginNotFound', 'InternalServerError'),
  },
  {
    id: 'asks-no-secret-of-leads',
    interfaces: ['partners-v1'],
    sentence: 'A lead can be created without Secret.',
    patch(rules) {
      rules.headers.secretNeeded = ({ name }) => name !== 'leads/create'
    },
  },
  {
    id: 'keeps-service-keys-from-rates',
    interfaces: ['partners-v1'],
    sentence: 'The list of rates refuses service keys with AppsRestricted.',
    patch(rules) {
      const { appKeyMayCall } = rules.access
      rules.access.appKeyMayCall = (client, route) =>
        appKeyMayCall(client, route) && !('name' in route && route.name === 'rates/list')
    },
  },
  {
    id: 'asks-live-clients-no-signature-for-leads',
    interfaces: ['partners-v1'],
    sentence: 'A live client can create leads with unsigned requests.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) => required(client, request) && !request.url.endsWith('/leads')
    },
  },
]
