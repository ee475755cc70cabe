import { daySeconds } from '../../core/calendar.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Command } from './commands.ts'

/** Lets this many days pass at a target whose clock can be moved, at most one more. `then` updates the state. */
export function letPass<State extends { readonly scene: Scene }>(
  { run }: Scene,
  days: readonly number[],
  then?: (state: State) => void,
): Command<State, never> {
  return {
    options: { days: days.map(String) },
    says: (chosen) => `let ${chosen['days']} days pass`,
    allowed: () => run.offered.get('control-clock') === true,
    async act(state, chosen) {
      const seconds = Number(chosen['days']) * daySeconds
      await state.scene.control.passTime(seconds, seconds + daySeconds)
      then?.(state)
      return { answer: undefined, said: [] }
    },
  }
}
