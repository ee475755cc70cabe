import { cases } from '../core/test-support/cases.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { obligationsInSchemas, rowsBroken, ownRowsOf, rowsWithin } from './attribution.ts'
import { type SchemaNode, schemaLibrary, schemaOf } from './library.ts'
import { fieldsOf } from './applied.ts'
import { keysOfPointer, placeOf } from './validator.ts'

const levels = new Map(readRequirements().map(({ id, strength }) => [id, strength]))
const { nature = {} } = schemaOf('ais/account-common').properties as Record<string, SchemaNode>
const ofNature = ['ais/accounts/nature-words', 'ais/accounts/field-types', 'conventions/types/strings']

/** The rows about lists of words in all schemas. */
const ofWords = new Set<string>()
function visit(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('enum' in node) for (const id of rowsBroken(node, 'enum')) ofWords.add(id)
  Object.values(node).forEach(visit)
}
for (const schema of schemaLibrary().values()) visit(schema)

const within = rowsWithin(schemaOf('ais/account'), 'ais/account')
const fields = fieldsOf('ais/provider-detail')
const isMissing = (all: readonly string[], wanted: string) => wanted.split(' ').filter((field) => !all.includes(field))

cases(
  'Schemas name only rules that there are',
  [obligationsInSchemas().filter((id) => !levels.has(id)), []],
  'A wrong type belongs to the field, the resource and the data type, a wrong word to the list of words alone',
  [rowsBroken(nature, 'type'), ofNature],
  [rowsBroken(nature, 'enum'), ofNature.slice(0, 1)],
  'No list of words is stated, since no sentence calls one complete',
  [ofWords.size > 15, true],
  [[...ofWords].filter((id) => levels.get(id) === 'stated'), []],
  'A part stands for the rows that it names and for that of its data type',
  [ownRowsOf(nature), { named: ['ais/accounts/nature-words'], type: 'conventions/types/strings' }],
  [ownRowsOf({ type: 'array' }), { named: [], type: undefined }],
  'Within a schema lie the rows of its fields, of what it refers to, and none besides',
  [isMissing([...within], 'ais/accounts/nature-words conventions/types/strings conventions/types/dates'), []],
  [within.has('ais/rates/floor'), false],
  [[...rowsWithin({ type: 'boolean' }, 'ais/account')], ['conventions/types/booleans']],
  'The fields of a resource are its own, those of what it builds upon, and those of objects inside, each once',
  [isMissing(fields, 'id status required_fields required_fields[].name'), []],
  [[...new Set(fields)], fields],
  // The holder's own schema describes the address.
  [isMissing(fieldsOf('ais/login'), 'last_attempt.id holder_info.addresses[].post_code'), []],
  'What stands in extra is left out, since any of its keys may be missing',
  [fieldsOf('ais/account').filter((field) => field.startsWith('extra')), ['extra']],
  'A path is written as in JavaScript, and a JSON pointer taken apart',
  [placeOf('data', ['3', 'last_attempt', 'odd key']), 'data[3].last_attempt["odd key"]'],
  [placeOf('', ['error_class']), 'error_class'],
  [placeOf('meta', []), 'meta'],
  [keysOfPointer('/data/0/a~1b~0c'), ['data', '0', 'a/b~c']],
  [keysOfPointer(''), []],
)
