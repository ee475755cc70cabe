import { Then } from '@cucumber/cucumber'
import type { Crossed } from '../generators/arbitraries/crossing.ts'
import { crossingChangesNothing, crossingIsRefused } from '../generators/properties/crossing-opens-nothing.ts'
import { makeCrew } from '../harness/arrange/logins/crossed-logins.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

Then('no combination that crosses {word} is accepted', async function (this: AssayWorld, crossed: Crossed) {
  const crew = await this.run.once('crew to cross', () => makeCrew(this.scene, this.sender))
  await exploreAndJudge(this, crossingIsRefused(this.scene, this.sender, crew, crossed))
})

Then('no combination that crosses anything changes a login', async function (this: AssayWorld) {
  const crew = await makeCrew(this.scene, this.sender)
  await exploreAndJudge(this, crossingChangesNothing(this.scene, this.sender, crew))
})
