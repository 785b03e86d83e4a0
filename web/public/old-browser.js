// Shows which browsers would do where the app cannot start. In a browser of any age, hence in the words of 2009. The app takes the text away once it has started.
;(function () {
  function tell() {
    var text = document.getElementById('old-browser')
    if (text) text.removeAttribute('hidden')
    // The script that failed stands before the text.
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
  }
  // A script that this browser cannot read, or that calls what it lacks (web/public/boot.js).
  window.addEventListener('error', function (event) {
    if (event.error) tell()
  })
  window.addEventListener('unhandledrejection', tell)
})()
