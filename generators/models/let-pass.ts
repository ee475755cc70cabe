import { daySeconds } from '../../core/calendar.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Command } from './commands.ts'

/**
 * Lets so many days pass at the target, and no more than one day beyond, where its clock can be moved. `then` changes what the
 * model expects.
 */
export function letPass<State extends { readonly scene: Scene }>(
  { run }: Scene,
  days: readonly number[],
  then?: (state: State) => void,
): Command<State, never> {
  return {
    told: { days: days.map(String) },
    says: (told) => `let ${told['days']} days pass`,
    allowed: () => run.offered.get('control-clock') === true,
    async act(state, told) {
      const seconds = Number(told['days']) * daySeconds
      await state.scene.control.passTime(seconds, seconds + daySeconds)
      then?.(state)
      return { answer: undefined, said: [] }
    },
  }
}
