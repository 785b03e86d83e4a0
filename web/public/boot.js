// Loads the app's modules, which the server lists in the page (server/src/preview/built-web.ts). Waits until the page's first HTML is
// painted, because a slow phone should paint before it runs code. Evaluates the modules one by one and yields after each that takes long,
// so that the page still reacts to touches.
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
      // If a module fails to load here, the module that imports it requests it again. The last module is the app: if the app fails,
      // old-browser.js shows a text.
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
