import { jsonDeclared } from '../../checks/errors/envelope.ts'
import { observerOf } from '../answer-rules.ts'

/** Whatever is answered in JSON, a refusal too, is called JSON. */
export const observer = observerOf('media-types', 'Every answer in JSON says so in its Content-Type', [
  {
    decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? undefined : jsonDeclared([exchange])),
  },
])
