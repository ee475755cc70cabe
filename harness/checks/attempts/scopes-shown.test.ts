import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { scopesShown } from './scopes-shown.ts'

const showing = (fetch_scopes?: unknown) => sampleData({ fetch_scopes })
const asked = ['accounts', 'transactions']

cases(
  'is broken by fewer and by more',
  [scopesShown(showing(['accounts']), asked).got, 'accounts'],
  [scopesShown(showing(['accounts', 'transactions', 'holder_info']), asked), 'broken'],
  'says which scopes are shown and which were sent',
  [scopesShown(sampleRefusal(404, 'AttemptNotFound'), asked), 'inconclusive: nothing-to-check'],
  [scopesShown(showing(), asked), 'untested: not-shown'],
  [scopesShown(showing(['transactions', 'accounts']), asked), 'held: holds'],
  [scopesShown(showing(['accounts', 'holder_info']), asked), 'broken: accounts, holder_info at data.fetch_scopes'],
  [scopesShown(showing([]), asked), 'broken: no scope at data.fetch_scopes'],
  [scopesShown(showing(['accounts', 'accounts']), ['accounts']), 'held: holds'],
  [scopesShown(showing(['accounts', 'x']), ['accounts', 'accounts']), 'broken: accounts, x at data.fetch_scopes'],
  [scopesShown(sampleTransportError(), asked), 'inconclusive: transport-error'],
)
