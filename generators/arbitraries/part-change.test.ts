import { keepsLaws } from '../test-support/keeps-laws.ts'
import { type PartChange, partChange, type PartName } from './part-change.ts'

const kinds: Record<PartName, Array<PartChange['how']>> = {
  method: ['other'],
  path: ['edited'],
  query: ['edited'],
  body: ['edited', 'spelled'],
  'Expires-at': ['moved'],
}

for (const [part, hows] of Object.entries(kinds) as Array<[PartName, Array<PartChange['how']>]>) {
  keepsLaws(`partChange of ${part}`, partChange(part), {
    member: (change) =>
      hows.includes(change.how) &&
      (change.how !== 'moved' || (change.seconds !== 0 && Math.abs(change.seconds) <= 3600)) &&
      (change.how !== 'edited' || change.edit.text !== '') &&
      (change.how !== 'other' || change.text !== 'GET'),
    reaches: {
      ...Object.fromEntries(hows.map((how) => [`one that is ${how}`, (change: PartChange) => change.how === how])),
      ...(part === 'Expires-at' && {
        'a second ahead': (change: PartChange) => change.how === 'moved' && change.seconds === 1,
        'moments before': (change: PartChange) => change.how === 'moved' && change.seconds < -3,
      }),
    },
  })
}
