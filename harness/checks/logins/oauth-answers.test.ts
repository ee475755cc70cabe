import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { acceptedUnlessProcessing, authorizedAnswer, loginIdReturned } from './oauth-answers.ts'

const returned = (data: object, wanted = '7', names: readonly [string, ...string[]] = ['login_id']) =>
  loginIdReturned(sampleData(data), wanted, names)
const names = ['connection_id', 'login_id'] as const
const large = '12345678901234567890'
const refused = (errorClass: string) => authorizedAnswer(sampleRefusal(400, errorClass), '7')

cases(
  'The id of the login comes back, digit for digit, by any name of the version',
  [returned({ login_id: '7' }), 'held'],
  [returned({ login_id: 7 }), 'held: value-as-expected'],
  [returned({ login_id: '7' }, '7', names), 'held: value-as-expected'],
  [
    loginIdReturned(sampleExchange(200, `{"data":{"login_id":${large}}}`), large, ['login_id']),
    'held: value-as-expected',
  ],
  [returned({ login_id: '8' }).got, '"8"'],
  [returned({}), 'broken'],
  [returned({}, '7', names), 'broken: nothing at data.connection_id'],
  [returned({ login_id: true }, 'true'), 'broken: true at data.login_id'],
  'An authorisation is answered with its login; refused credentials are not its fault',
  [authorizedAnswer(sampleData({ id: '7' }), '7'), 'held'],
  [authorizedAnswer(sampleData({ id: '8' }), '7'), 'broken: id "8" at data.id'],
  [refused('WrongRequestFormat'), 'broken'],
  [refused('InvalidCredentials'), 'inconclusive: cannot-decide'],
  [refused('ProviderAccessNotGranted'), 'inconclusive: cannot-decide'],
  'A request is accepted unless the user is still at the bank',
  [acceptedUnlessProcessing(sampleData({}), sampleData({})), 'held'],
  [acceptedUnlessProcessing(sampleData({}), sampleRefusal(400, 'ReturnURLTooLong')), 'broken'],
  [acceptedUnlessProcessing(sampleData({}), sampleRefusal(409, 'LoginAlreadyProcessing')), 'untested: cannot-decide'],
)
