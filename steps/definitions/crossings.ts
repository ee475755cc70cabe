import { When } from '../../harness/evaluation/runner.ts'
import type { Crossed } from '../../generators/arbitraries/crossing.ts'
import { crossingIsRefused } from '../../generators/properties/crossing-opens-nothing.ts'
import { makeCrossedLogins } from '../../harness/actions/logins/crossed-logins.ts'
import { tryMany } from '../world/explore.ts'
import type { AssayWorld } from '../world/world.ts'

When(
  'many requests are sent with keys, secrets and ids of different {word}',
  async function (this: AssayWorld, crossed: Crossed) {
    const logins = await this.run.once('logins to cross', () => makeCrossedLogins(this.scene, this.sender))
    await tryMany(this, crossingIsRefused(this.scene, this.sender, logins, crossed))
  },
)
