import { keepsLaws } from '../test-support/keeps-laws.ts'
import { anyJson } from './any-json.ts'

keepsLaws('anyJson', anyJson(), {
  member: (value) => value !== undefined && JSON.stringify(JSON.parse(JSON.stringify(value))) === JSON.stringify(value),
  simplest: (value) => value === null || value === '' || value === 0,
  reaches: {
    null: (value) => value === null,
    'an empty list': (value) => Array.isArray(value) && value.length === 0,
    'an object': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'a fraction': (value) => value === 1.5,
    'a number below zero': (value) => typeof value === 'number' && value < -1,
    'a text of blanks': (value) => value === ' ',
    'a text beyond ASCII': (value) => typeof value === 'string' && /[\u0080-\uffff]/.test(value),
    true: (value) => value === true,
    'a number as text': (value) => value === '0',
    'the name of null': (value) => value === 'null',
    'a list of null': (value) => JSON.stringify(value) === '[null]',
    'an object with an id': (value) => JSON.stringify(value) === '{"id":1}',
  },
})
