import { cases } from '../../../core/test-support/cases.ts'
import { shownAs } from './shown-as.ts'

cases(
  'An id is the one wanted whether it is a text or a number',
  [shownAs('data.customer_id', '7', '7'), true],
  [shownAs('data.customer_id', 7, '7'), true],
  [shownAs('data.id', 9007199254740993n, '9007199254740993'), true],
  [shownAs('data.id', 8, '7'), false],
  [shownAs('data.id', null, 'null'), false],
)
