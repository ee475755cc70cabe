import { cases } from '../../../core/test-support/cases.ts'
import { providerIsTheLogins, secretOpensLogin } from './login-found.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const login = (fields: object = {}) => sampleData({ id: '7', provider_code: 'a', ...fields })
const provider = sampleData({ id: '3', code: 'a', name: 'A' })

cases(
  'compares a login with its provider',
  [providerIsTheLogins(login({ provider_id: '3', provider_name: 'A' }), provider), 'held'],
  [providerIsTheLogins(login({ provider_id: null }), provider), 'held'],
  'Each case comes to its finding, and says what the target answered, and which field differs',
  [secretOpensLogin(login()), 'held: holds'],
  [secretOpensLogin(sampleRefusal(400, 'ProviderInactive')), 'inconclusive: request-refused-otherwise'],
  [secretOpensLogin(sampleExchange(400, {})), 'inconclusive: request-refused-otherwise'],
  [secretOpensLogin(sampleRefusal(404, 'LoginNotFound')), 'broken: 404 LoginNotFound'],
  [secretOpensLogin(sampleRefusal(404, 'WrongClientToken')), 'broken: 404 WrongClientToken'],
  [secretOpensLogin(sampleRefusal(409, 'LoginAlreadyProcessing')), 'held: holds'],
  [providerIsTheLogins(sampleRefusal(404, 'LoginNotFound'), provider), 'inconclusive: nothing-to-check (2)'],
  [
    providerIsTheLogins(login(), sampleRefusal(404, 'ProviderNotFound')),
    'broken: 404 ProviderNotFound at data.provider_code (2)',
  ],
  [providerIsTheLogins(login(), sampleData([])), 'broken: 200 with 0 rows at data.provider_code (2)'],
  [
    providerIsTheLogins(login(), sampleExchange(404, { data: {} })),
    'broken: 404 without an error class at data.provider_code (2)',
  ],
  [providerIsTheLogins(login(), sampleTransportError()), 'inconclusive: transport-error'],
  [providerIsTheLogins(login({ provider_id: 3, provider_name: 'A' }), provider), 'held: holds (2)'],
  [providerIsTheLogins(login({ provider_code: 'b' }), provider), 'broken: "b" at data.provider_code (2)'],
  [providerIsTheLogins(login({ provider_id: '4' }), provider), 'broken: "4" at data.provider_id (2)'],
  [providerIsTheLogins(login({ provider_name: 'B' }), provider), 'broken: "B" at data.provider_name (2)'],
  [providerIsTheLogins(login({ provider_name: 'B' }), sampleData({})), 'held: holds (2)'],
  [secretOpensLogin(sampleTransportError()), 'inconclusive: transport-error'],
)
