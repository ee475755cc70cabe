// Keeps the lists of the inspector up to date, without taking away what a person has opened or stands on.
const live = document.querySelector('[data-live]')
const news = document.querySelector('#news')
const pause = document.querySelector('#pause')
let tag = ''
let waiting = false
const texts = new Map()

pause.hidden = false
pause.addEventListener('click', () => {
  const paused = pause.getAttribute('aria-pressed') !== 'true'
  pause.setAttribute('aria-pressed', String(paused))
  pause.textContent = paused ? 'Go on' : 'Pause'
  news.textContent = paused ? 'Paused.' : ''
})

for (const row of live.querySelectorAll('.rows > [id]')) texts.set(row.id, row.outerHTML)

/** Puts the fresh rows in place of the old ones; a row that is the same stays as it is, open or with the focus in it. */
function bringUpToDate(list, fresh) {
  const old = new Map([...list.children].map((row) => [row.id, row]))
  let before = list.firstChild
  for (const row of Array.from(fresh.children)) {
    const known = row.id === '' ? undefined : old.get(row.id)
    const text = row.outerHTML
    if (known && known === before) before = before.nextSibling
    if (known && texts.get(row.id) === text) {
      if (known.nextSibling !== before) list.insertBefore(known, before)
      continue
    }
    texts.set(row.id, text)
    if (known) keepState(known, row)
    list.insertBefore(row, before)
    known?.remove()
  }
  while (before) {
    const next = before.nextSibling
    texts.delete(before.id)
    before.remove()
    before = next
  }
}

function keepState(known, row) {
  row.open = known.open
  const { activeElement } = document
  if (!known.contains(activeElement)) return
  const again =
    activeElement.id === '' ? row.querySelector('summary') : row.querySelector(`#${CSS.escape(activeElement.id)}`)
  setTimeout(() => again?.focus({ preventScroll: true }))
}

async function look() {
  if (waiting || document.hidden || pause.getAttribute('aria-pressed') === 'true') return
  waiting = true
  try {
    const answer = await fetch(live.dataset.live, tag === '' ? {} : { headers: { 'If-None-Match': tag } })
    if (answer.status === 200) {
      tag = answer.headers.get('ETag') ?? ''
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const id of ['requests', 'callbacks', 'customers'])
        bringUpToDate(document.querySelector(`#${id}`), fresh.querySelector(`#${id}`))
    }
    news.textContent = ''
  } catch {
    news.textContent = 'The sandbox does not answer.'
  } finally {
    waiting = false
  }
}

setInterval(look, 1000)

live.addEventListener('click', ({ target }) => {
  if (target.matches('button.copy')) void copy(target.closest('.inside').querySelector('.command').textContent)
})

async function copy(text) {
  await navigator.clipboard.writeText(text)
  news.textContent = 'Copied.'
}
