import { When } from '../../harness/evaluation/runner.ts'
import { onNewDay } from '../../harness/actions/categories/batches.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import type { Exchange } from '../../core/exchange.ts'
import { answer, answers, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

/** What an interface does with objects for a purpose. @throws Error BATCH_UNKNOWN where it takes none for it */
function forPurpose<T>({ run }: AssayWorld, made: Readonly<Record<string, T>> | undefined, purpose: string): T {
  const found = made?.[purpose]
  if (!found) throw new Error(`BATCH_UNKNOWN: ${run.dialect.interface} takes no batches of objects ${purpose}`)
  return found
}

When(
  'batches of {int} and of {int} objects {named} are sent',
  async function (this: AssayWorld, small: number, large: number, purpose: string) {
    const batch = forPurpose(this, this.scene.interface.batches, purpose)
    this.keep(control, await batch(this.scene, small))
    this.keep(answer, await batch(this.scene, large))
  },
)

function sendMany(world: AssayWorld, as: string, objects: number, purpose: string): Promise<Exchange[]> {
  const many = forPurpose(world, world.scene.interface.manyObjects, purpose)
  return many(world.scene, as as ClientPurpose, objects)
}

When(
  'the {string} client sends {int} objects {named}',
  async function (this: AssayWorld, as: string, objects: number, purpose: string) {
    this.keep(answers, await sendMany(this, as, objects, purpose))
  },
)

When(
  'a day later the {string} client sends {int} objects {named}, and the {string} client {int} before and after',
  async function (this: AssayWorld, as: string, objects: number, purpose: string, other: string, few: number) {
    const beside = async () => (await sendMany(this, other, few, purpose))[0]!
    await onNewDay(this.scene, async () => {
      this.keep(control, await beside())
      const sent = this.keep(answers, await sendMany(this, as, objects, purpose))
      this.keep(answer, await beside())
      return sent
    })
  },
)

When(
  'on each of the next two days the {string} client sends {int} objects {named}',
  async function (this: AssayWorld, as: string, objects: number, purpose: string) {
    this.keep(answers, await onNewDay(this.scene, () => sendMany(this, as, objects, purpose), 2))
  },
)

When(
  'a day later the {string} client sends {int}, {int} and {int} objects {named}',
  async function (this: AssayWorld, as: string, first: number, second: number, third: number, purpose: string) {
    const sendEach = async () => {
      const sent: Exchange[] = []
      for (const objects of [first, second, third]) sent.push(...(await sendMany(this, as, objects, purpose)))
      return sent
    }
    this.keep(answers, await onNewDay(this.scene, sendEach))
  },
)
