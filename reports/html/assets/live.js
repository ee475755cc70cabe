// Keeps a served page up to date during runs, without closing or moving what a person reads.
{
  /** The server's markup of each element in the page. */
  const said = new WeakMap()
  const keyOf = (details) =>
    details.id ||
    details
      .querySelector('summary')
      .textContent.replaceAll(/[\d,.]+/g, '')
      .trim()
  const detailsIn = (within) => [...(within.matches('details') ? [within] : []), ...within.querySelectorAll('details')]

  /** Opens in the fresh element what was open in the old one. */
  function keepOpen(old, fresh) {
    const open = new Map(detailsIn(old).map((details) => [keyOf(details), details.open]))
    for (const details of detailsIn(fresh)) if (open.has(keyOf(details))) details.open = open.get(keyOf(details))
  }

  /** Replaces children by fresh ones. Unchanged children stay, and so does an exchange that somebody reads. */
  function renew(old, fresh) {
    const known = new Map(Array.from(old.children, (child, at) => [child.id || `${child.localName} ${at}`, child]))
    const next = Array.from(fresh.children, (child, at) => {
      const here = known.get(child.id || `${child.localName} ${at}`)
      const text = child.outerHTML
      if (here && said.get(here) === text) return here
      said.set(child, text)
      if (here) keepOpen(here, child)
      offerCopies(child)
      return child
    })
    for (const child of Array.from(old.children))
      if (!next.includes(child) && !(child.open && child.matches('.exchange'))) child.remove()
    let at = old.firstElementChild
    for (const child of next) {
      while (at && !next.includes(at)) at = at.nextElementSibling
      if (child === at) at = at.nextElementSibling
      else old.insertBefore(child, at)
    }
  }

  /** Fills opened packed elements, also those filled from outdated data. */
  async function refill() {
    for (const place of document.querySelectorAll('main > section:not(#requirements) .packed > [data-inside]')) {
      if (!place.parentElement.open) fillings.delete(place)
      else if ((await fillings.get(place)) !== (await partOf(Number(place.dataset.inside)))) {
        fillings.delete(place)
        await fill(place)
      }
    }
  }

  /** The unchanged lines, each with its existing element. */
  async function sameLines(before, data, from) {
    const same = []
    const known = new Map(before.topics.flatMap(({ lines }) => lines).map((line) => [line.cells[0].address, line]))
    for (const line of data.topics.flatMap(({ lines }) => lines)) {
      const old = known.get(line.cells[0].address)
      const verdicts = ({ cells }) => cells.map(({ address, verdict }) => `${address} ${verdict}`).join()
      if (!old?.element || verdicts(old) !== verdicts(line)) continue
      const places = [...old.element.querySelectorAll('.inside[data-inside]')]
      const fresh = await Promise.all(line.cells.map(({ inside }) => partOf(inside, from)))
      const filled = await Promise.all(places.map((place) => fillings.get(place)))
      if (filled.some((markup, at) => markup !== undefined && markup !== fresh[at])) continue
      same.push({ line, places, element: old.element })
    }
    return same
  }

  /** Gives the page the sections of the fresh one; new ones are empty. */
  function sameSections(fresh) {
    const [own, next] = [document, fresh].map((page) => page.querySelector('main'))
    for (const section of Array.from(own.children)) if (!fresh.getElementById(section.id)) section.remove()
    for (const [at, section] of [...next.children].entries())
      if (own.children[at]?.id !== section.id) own.insertBefore(section.cloneNode(false), own.children[at] ?? null)
  }

  async function renewList(old, fresh) {
    if (said.get(old) === fresh.outerHTML) return
    said.set(fresh, fresh.outerHTML)
    const [before, data] = await Promise.all([index, indexIn(fresh)])
    const freshPacks = packsIn(fresh)
    const same = await sameLines(before, data, freshPacks)
    packs = freshPacks
    index = Promise.resolve(data)
    for (const { line, places, element } of same) {
      for (const [at, place] of places.entries()) place.dataset.inside = line.cells[at].inside
      line.element = element
    }
    for (const name of ['#search', '#interface']) {
      const field = fresh.querySelector(name)
      if (field) field.value = old.querySelector(name)?.value ?? ''
    }
    for (const chip of fresh.querySelectorAll('.chip'))
      chip.ariaPressed = old.querySelector(`.chip[data-leaves="${chip.dataset.leaves}"]`)?.ariaPressed ?? 'false'
    const opened = [...old.querySelectorAll('.requirement[open], .version[open]')].map(({ id }) => id).filter(Boolean)
    keepOpen(old.querySelector('.families'), fresh.querySelector('.families'))
    old.replaceWith(fresh)
    offerList(data)
    for (const id of opened) {
      const details = document.getElementById(id)
      if (details) details.open = true
    }
  }

  const nameOf = ({ dataset, textContent }) => dataset.run ?? textContent.replaceAll(/[\d,.]+/g, '').trim()

  /** Returns the focus to its element or the replacement. */
  function refocus(active, id, selection) {
    if (document.activeElement === active) return
    const within = id && document.getElementById(id)
    const same = [...(within?.querySelectorAll(active.localName) ?? [])].find((one) => nameOf(one) === nameOf(active))
    const line = within?.querySelector('summary, a, button') ?? within
    const field = active.isConnected ? active : (same ?? (within?.matches('input, select') ? within : line))
    field?.focus({ preventScroll: true })
    if (selection[0] !== null && field?.setSelectionRange) field.setSelectionRange(...selection)
  }

  /** The element that a person focuses or reads, with its screen position; nothing at the top of the page, where news appears. */
  function reading() {
    const { activeElement: active } = document
    const { top, bottom } = active.getBoundingClientRect()
    const isSeen = top >= 0 && bottom <= innerHeight && active.matches('main *')
    const looked = isSeen ? active : document.elementFromPoint(innerWidth / 2, innerHeight / 3)
    const named = scrollY > 0 && looked?.closest('main [id]')
    return named ? { id: named.id, top: named.getBoundingClientRect().top } : {}
  }

  /** Scrolls the element that a person reads back to its screen position. */
  function stayAt({ id, top }) {
    const now = id && document.getElementById(id)?.getBoundingClientRect()
    if (now) scrollBy(0, now.top - top)
  }

  async function update() {
    const answer = await fetch(location.pathname)
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    const fresh = new DOMParser().parseFromString(text, 'text/html')
    // A parser without scripts takes the content of `noscript` for a part of the page.
    for (const plain of fresh.querySelectorAll('noscript')) plain.remove()
    const areas = '#live, header.masthead, nav.sections ul, main > section:not(#requirements)'
    const kind = (page) => ['#nothing', '#requirements'].map((one) => page.querySelector(one) === null).join()
    const { activeElement: active } = document
    // The page is of another kind, for example after the first run began.
    if (kind(fresh) !== kind(document)) {
      sessionStorage.setItem('pressed', active.dataset.run ?? '')
      return location.replace(location.pathname)
    }
    const place = reading()
    sameSections(fresh)
    const id = active.id || active.closest('[id]')?.id
    const selection = [active.selectionStart ?? null, active.selectionEnd]
    const list = document.querySelector('#requirements')
    if (list) await renewList(list, fresh.querySelector('#requirements'))
    const next = [...fresh.querySelectorAll(areas)]
    for (const [at, old] of [...document.querySelectorAll(areas)].entries()) renew(old, next[at])
    await refill()
    document.querySelector('header.masthead')?.setAttribute('class', fresh.querySelector('header.masthead').className)
    stayAt(place)
    refocus(active, id, selection)
  }

  let updating
  let isStale = false
  const news = () => document.querySelector('#live-said')
  const changed = () => {
    isStale = true
    updating ??= (async () => {
      while (isStale) {
        isStale = false
        await update().catch(({ message }) => (news().textContent = message))
      }
      updating = undefined
    })()
  }

  const pressed = sessionStorage.getItem('pressed')
  for (const button of document.querySelectorAll('#live-buttons .run'))
    if (button.dataset.run === pressed) button.focus()
  sessionStorage.removeItem('pressed')
  const events = new EventSource(`${location.pathname}events`)
  events.addEventListener('changed', changed)
  events.addEventListener('progress', ({ data }) => {
    document.querySelector('#live-progress').textContent = JSON.parse(data)
  })
  events.addEventListener('error', () => {
    news().textContent = 'assay ui does not answer any more.'
  })
  document.addEventListener('click', ({ target }) => {
    const taken = target.closest('[data-run]')?.dataset.run
    if (taken !== undefined) void fetch(`${location.pathname}run`, { method: 'POST', body: taken })
  })
}
