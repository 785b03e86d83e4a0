// Fetches the app's modules, listed in the page by the server (server/src/preview/built-web.ts), once the page's own first HTML is painted: a slow phone
// paints before it works. They are evaluated one after the other, with room for a finger between those that take long.
;(function () {
  var list = document.getElementById('modules')
  if (!list) return
  var mostAtOnceMs = 8
  async function fetchApp() {
    var files = JSON.parse(list.textContent)
    files.forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    })
    var since = performance.now()
    for (var file of files) {
      // A module that could not be fetched is asked for again by the one that imports it. The last one is the app: where it fails, old-browser.js says so.
      var loading = import(file)
      await (file === files[files.length - 1] ? loading : loading.catch(function () {}))
      if (performance.now() - since < mostAtOnceMs) continue
      await new Promise(function (done) {
        setTimeout(done)
      })
      since = performance.now()
    }
  }
  // A page opened in the background is not painted.
  if (document.hidden) fetchApp()
  else
    requestAnimationFrame(function () {
      setTimeout(fetchApp)
    })
})()
