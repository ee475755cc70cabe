import { jsonDeclared } from '../../checks/errors/envelope.ts'
import { observerOf } from '../answer-rules.ts'

/** Every answer in JSON, even a refusal, has a JSON Content-Type. */
export const observer = observerOf('media-types', 'Every answer in JSON says so in its Content-Type', [
  { decide: ({ exchange }) => jsonDeclared([exchange]) },
])
