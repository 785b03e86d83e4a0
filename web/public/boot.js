// Loads the app's modules, which the server lists in the page (server/src/preview/built-web.ts), after the page's first HTML is painted,
// because a slow phone should paint before it runs code. Evaluates them one by one and yields after those that take long, so that the page
// still reacts to touches.
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
      // A module that fails to load is requested again by the module that imports it. The last module is the app: if it fails,
      // old-browser.js says so.
      var loading = import(file)
      await (file === files[files.length - 1] ? loading : loading.catch(function () {}))
      if (performance.now() - since < mostAtOnceMs) continue
      await new Promise(function (done) {
        setTimeout(done)
      })
      since = performance.now()
    }
  }
  // A page opened in a background tab is never painted, so there is no frame to wait for.
  if (document.hidden) fetchApp()
  else
    requestAnimationFrame(function () {
      setTimeout(fetchApp)
    })
})()
