import { cases } from '../../../core/test-support/cases.ts'
import { readRoutes } from '../routes/read-routes.ts'
import { classOfOtherWords, placesOf, type Quantifier } from './quantifiers.ts'

const places = (quantifier: Quantifier, name: string) => placesOf(quantifier, { routes: readRoutes(name) })
const names = (quantifier: Quantifier, name: string) => places(quantifier, name).map((place) => place.name)
const implied = places('paginated lists', 'ais-v5').filter(({ level }) => level === 'implied')
const ofLeads = ['POST /leads', 'POST /lead_sessions/create']

cases(
  'Lists are those of the tables; paginated ones are stated, or follow where no row says it',
  [names('lists', 'payments-v1'), ['GET /providers', 'GET /templates']],
  [implied.map(({ name }) => name), ['GET /providers']],
  'Routes are all, those that write, and those with a header of their own',
  [names('routes', 'partners-v1').length, 13],
  [names('writing routes', 'partners-v1'), ofLeads],
  [names('routes with Customer-secret', 'ais-v6'), ['POST /connections/connect']],
  [
    names('routes with Login-secret', 'ais-v5').slice(0, 2),
    ['PUT /connections/{connection_id}/reconnect', 'PUT /connections/{connection_id}/interactive'],
  ],
  'Routes take a body, and fields that it must have, or are known to take one that is not shown',
  [names('routes with a body', 'payments-v1'), ['POST /customers', 'POST /payments/connect']],
  [names('routes with a required field', 'ais-v6'), []],
  // All parameters of a refresh are optional.
  [names('routes with a required field', 'ais-v4').includes('PUT /login/refresh'), false],
  [names('routes with a required field', 'ais-v3').includes('POST /transactions/categorize'), true],
  'Unknown words have the class of their table; it is implied where the documents list the words for another route alone',
  [
    places('fields whose unknown words have a class', 'ais-v4')
      .filter(({ route }) => route.request.startsWith('create') || route.request === 'reconnect a login')
      .map(({ name, level }) => `${level}: ${name}`),
    [
      'implied: fetch_scopes of POST /tokens/create',
      'implied: fetch_scopes of POST /logins',
      'implied: fetch_scopes of POST /login',
      'stated: fetch_scopes of PUT /login/reconnect',
    ],
  ],
  [classOfOtherWords({ words: 'fetch-types' }), 'FetchTypeNotAllowed'],
  [classOfOtherWords({ words: 'locales' }), undefined],
  'Ids are taken in paths, queries and bodies; filters are the ids that a list takes but those of its own rows',
  [
    names('ids', 'payments-v1'),
    [
      'from_id of GET /providers',
      'from_id of GET /templates',
      'payment_template of GET /templates/{payment_template}',
      'customer_id of POST /payments/connect',
      'template_identifier of POST /payments/connect',
      'provider_code of POST /payments/connect',
    ],
  ],
  [
    names('filters', 'ais-v6'),
    ['connection_id of GET /accounts', 'customer_id of GET /accounts', 'customer_id of GET /connections'],
  ],
)
