import { cases } from '../../core/test-support/cases.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { placesOf } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { somePlaces } from './some-places.ts'

const { dialect } = describeInterface('ais-v4')!
const places = placesOf('routes', dialect)
const namesOf = (some: ReturnType<typeof somePlaces>) => some.map(({ name }) => name)

const known = new Map([['one', new Set(['GET /nowhere', 'GET /accounts'])]])

const named = { most: 2, requests: ['list accounts'] }

cases(
  'Without a limit all places are visited, and with one as many of the first as of the last',
  [somePlaces('any', places), places],
  [namesOf(somePlaces('any', places, { most: 3 })), [places[0], places[1], places.at(-1)].map((one) => one?.name)],
  [somePlaces('any', places.slice(0, 1), { most: 3 }), places.slice(0, 1)],
  'The places of named requests are visited alone, and a request that has none says nothing',
  [namesOf(somePlaces('any', places, named)), ['GET /accounts']],
  [somePlaces('any', places, { most: 2, requests: ['no such request'] }), somePlaces('any', places, { most: 2 })],
  'A check is done at one of the places that are known of it, and others at as many as before',
  [namesOf(somePlaces('one', places, { most: 3, known })), ['GET /accounts']],
  [somePlaces('any', places, { most: 3, known }), somePlaces('any', places, { most: 3 })],
)
