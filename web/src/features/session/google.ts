/** What Google passes to the callback after the person chose an account. */
export interface GoogleAnswer {
  credential?: string
  clientId?: string
  select_by?: string
}

interface ButtonLook {
  theme: 'outline' | 'filled_black'
  size: 'large'
  text: 'signin_with'
  shape: 'rectangular'
  width: number
  locale: string
}

/** The part of the Google Identity Services API that this site uses. */
export interface GoogleId {
  initialize(options: { client_id: string; callback: (answer: GoogleAnswer) => void }): void
  renderButton(place: HTMLElement, look: ButtonLook): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } }
  }
}

const script = 'https://accounts.google.com/gsi/client'
/** Time limit for loading Google's script, ms. */
const loadTimeoutMs = 10_000

/** Loads Google's script once. Rejects on failure, on timeout, or if the script does not provide the expected API. */
export function loadGoogle(): Promise<GoogleId> {
  const ready = window.google?.accounts?.id
  if (ready) return Promise.resolve(ready)
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      tag.remove()
      reject(new Error('the provider did not answer'))
    }
    const timer = setTimeout(fail, loadTimeoutMs)
    tag.src = script
    tag.async = true
    tag.addEventListener('error', fail)
    tag.addEventListener('load', () => {
      clearTimeout(timer)
      const google = window.google?.accounts?.id
      if (google) resolve(google)
      else fail()
    })
    document.head.append(tag)
  })
}
