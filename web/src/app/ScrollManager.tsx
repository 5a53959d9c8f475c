import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page that is gone back to may take to be as long as it was. */
const PATIENCE = 1500

/** A new page starts at its top; going back finds the place where one was. */
export function ScrollManager() {
  const location = useLocation()
  const type = useNavigationType()
  const kept = useRef(new Map<string, number>())
  const previousPath = useRef(location.pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    const places = kept.current
    const keep = () => places.set(location.key, globalThis.scrollY)
    globalThis.addEventListener('scroll', keep, { passive: true })
    return () => globalThis.removeEventListener('scroll', keep)
  }, [location.key])

  useLayoutEffect(() => {
    const isNewPath = previousPath.current !== location.pathname
    previousPath.current = location.pathname
    if (type !== 'POP') {
      if (isNewPath && !location.hash) globalThis.scrollTo(0, 0)
      return
    }
    const wanted = kept.current.get(location.key)
    if (!wanted) return
    const deadline = performance.now() + PATIENCE
    let frame = 0
    const settle = () => {
      globalThis.scrollTo(0, wanted)
      if (Math.abs(globalThis.scrollY - wanted) > 2 && performance.now() < deadline) frame = requestAnimationFrame(settle)
    }
    settle()
    return () => cancelAnimationFrame(frame)
  }, [location.key, location.pathname, location.hash, type])

  return null
}
