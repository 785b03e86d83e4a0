// Shows a text that names the supported browsers if the app cannot start. Written in the JavaScript of 2009, because it runs in browsers of
// any age. The app removes the text once it has started.
;(function () {
  function tell() {
    var text = document.getElementById('old-browser')
    if (text) text.removeAttribute('hidden')
    // The failed script comes before the text in the page, so the text may not be parsed yet.
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
  }
  // Catches errors of scripts that this browser cannot parse or that call a function the browser lacks (web/public/boot.js).
  window.addEventListener('error', function (event) {
    if (event.error) tell()
  })
  window.addEventListener('unhandledrejection', tell)
})()
