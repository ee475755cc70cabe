import { test } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { refusedBeside, stoppedAs, stoppedOnEveryRoute } from './stopped-as.ts'

const accepted = sampleData([])
const wanted = ['SecretNotProvided']
const refused = sampleRefusal(400, 'SecretNotProvided')
const other = sampleRefusal(404, 'LoginNotFound')

test('Another class breaks it only beside the same request, accepted without the defect', () => {
  says(stoppedAs(accepted, other, wanted), 'broken: 404 LoginNotFound at error_class (2)')
  for (const control of [undefined, other])
    says(stoppedAs(control, other, wanted), `inconclusive: cannot-decide${control ? ' (2)' : ''}`)
})

const found = (...answers: Array<typeof refused>) => stoppedOnEveryRoute(answers, wanted).finding

cases(
  'A documented class holds, whether or not the request would be accepted otherwise',
  [stoppedAs(accepted, refused, wanted), 'held: refused (2)'],
  [stoppedAs(undefined, refused, wanted), 'held: refused'],
  'A request that is accepted breaks the rule',
  [stoppedAs(undefined, accepted, wanted), 'broken: accepted: 200 with 0 rows'],
  'No answer decides nothing',
  [stoppedAs(accepted, sampleTransportError(), wanted), 'inconclusive'],
  'Every route must stop the request; one that refuses otherwise leaves the whole open',
  [
    [found(refused, refused), found(refused, accepted), found(refused, other), found()],
    ['held', 'broken', 'inconclusive', 'inconclusive'],
  ],
  'A refusal in any class holds beside the accepted request, and alone shows nothing',
  [refusedBeside(accepted, other), 'held'],
  [refusedBeside(accepted, accepted), 'broken'],
  [refusedBeside(undefined, accepted), 'broken'],
  [refusedBeside(refused, accepted), 'broken'],
  [refusedBeside(undefined, other), 'inconclusive: cannot-decide'],
  [refusedBeside(refused, other), 'inconclusive'],
  [refusedBeside(undefined, sampleTransportError()), 'inconclusive'],
)
