/**
 * The page of a client that opens a hosted page in a window of its own, by `show(url)`, and hands what that window
 * posts to the binding `assayReceived`.
 */
export const openerPage = `<!doctype html>
<title>A client's page</title>
<script>
  let shown
  addEventListener('message', (event) => {
    if (event.source !== shown) return
    let data = event.data
    try { data = JSON.parse(JSON.stringify(data)) } catch { data = String(data) }
    assayReceived({ origin: event.origin, data })
  })
  function show(url) {
    shown = open(url, 'hosted', 'popup,width=500,height=700')
  }
</script>
`
