import { earlierSentence, faultsSentence } from '../../text/faults-text.ts'
import type { RunStory } from '../../story/run-story-model.ts'
import { type FaultMark, faultMarkOf, faultWords } from '../markup/fault-words.ts'
import { html, type Html } from '../markup/html.ts'

/** How many requirements failed on a fault, with the meaning of the list's marks; false without faults. */
export function faultsView({ faults, requirements }: RunStory): Html | false {
  if (!faults) return false
  const marks = requirements.flatMap((one) => faultMarkOf(one) ?? [])
  return html`<div class="faults">
    <p>${faultsSentence(faults)} ${earlierSentence(faults, marks.length)}</p>
    <ul>
      ${(Object.keys(faultWords) as FaultMark[]).map((mark) => markItem(mark, marks.filter((one) => one === mark).length))}
    </ul>
  </div>`
}

function markItem(mark: FaultMark, count: number): Html | false {
  const { sign, word, meaning } = faultWords[mark]
  if (count === 0) return false
  return html`<li>
    <span aria-hidden="true">${sign}</span>
    <a href="#requirements" data-pick="${mark}">${count.toLocaleString('en')} ${word}</a>: ${meaning}
  </li>`
}
