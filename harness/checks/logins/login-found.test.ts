import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { providerIsTheLogins, secretOpensLogin, someSecretOpens } from './login-found.ts'

const login = (fields: object = {}) => sampleData({ id: '7', provider_code: 'a', ...fields })
const provider = sampleData({ id: '3', code: 'a', name: 'A' })
const opens = (status: number, errorClass: string) => secretOpensLogin(sampleRefusal(status, errorClass))
const ofProvider = (fields: object, shown = provider) => providerIsTheLogins(login(fields), shown)

cases(
  'A secret opens its login, or says that the login is busy',
  [secretOpensLogin(login()), 'held: holds'],
  [opens(409, 'LoginAlreadyProcessing'), 'held: holds'],
  [opens(404, 'LoginNotFound'), 'broken: 404 LoginNotFound'],
  [opens(404, 'WrongClientToken'), 'broken: 404 WrongClientToken'],
  [opens(400, 'ProviderInactive'), 'inconclusive: request-refused-otherwise'],
  [secretOpensLogin(sampleExchange(400, {})), 'inconclusive: request-refused-otherwise'],
  'One secret of several is enough',
  [someSecretOpens([sampleRefusal(404, 'LoginNotFound'), login()]), 'held: holds'],
  [someSecretOpens([sampleRefusal(404, 'LoginNotFound')]), 'broken: 404 LoginNotFound'],
  [someSecretOpens([]), 'inconclusive: nothing-sent (0)'],
  'A login names its provider by code, id and name, as far as they are shown',
  [ofProvider({ provider_id: 3, provider_name: 'A' }), 'held: holds (2)'],
  [ofProvider({ provider_id: null }), 'held'],
  [ofProvider({ provider_name: 'B' }, sampleData({})), 'held: holds (2)'],
  [ofProvider({ provider_code: 'b' }), 'broken: "b" at data.provider_code (2)'],
  [ofProvider({ provider_id: '4' }), 'broken: "4" at data.provider_id (2)'],
  [ofProvider({ provider_name: 'B' }), 'broken: "B" at data.provider_name (2)'],
  [ofProvider({}, sampleRefusal(404, 'ProviderNotFound')), 'broken: 404 ProviderNotFound at data.provider_code (2)'],
  [ofProvider({}, sampleData([])), 'broken: 200 with 0 rows at data.provider_code (2)'],
  [providerIsTheLogins(sampleRefusal(404, 'LoginNotFound'), provider), 'inconclusive: nothing-to-check'],
)
