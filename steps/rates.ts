import { Then, When } from '@cucumber/cucumber'
import { dollarIsOne, earlierGivesFirst, earlierRatesMarked, ratesFollowDate } from '../harness/checks/lists/rates.ts'
import type { AssayWorld } from './world.ts'

/** Reads the rates of several dates, in the order given. */
async function readRates(world: AssayWorld, ...dates: string[]): Promise<void> {
  for (const date of dates) {
    const draft = world.requests.get('list rates', '/rates', [['date', date]])
    world.dated.push({ date, exchange: await world.run.once(`rates of ${date}`, () => world.send(draft)) })
  }
}

When('the rates of {word} and of {word} are read', function (this: AssayWorld, one: string, other: string) {
  return readRates(this, one, other)
})

When(
  'the rates of {word}, of {word} and of {word} are read',
  function (this: AssayWorld, a: string, b: string, c: string) {
    return readRates(this, a, b, c)
  },
)

Then('each date has rates of its own', function (this: AssayWorld) {
  this.judge(ratesFollowDate(this.dated))
})

Then('the last are the rates of the first', function (this: AssayWorld) {
  this.judge(earlierGivesFirst(this.dated))
})

Then('rates of an earlier day are marked', function (this: AssayWorld) {
  this.judge(earlierRatesMarked(this.dated))
})

Then('the rate of the dollar is 1', function (this: AssayWorld) {
  this.judge(dollarIsOne(this.answer))
})
