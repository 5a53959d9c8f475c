import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { toastStore } from './toast'

const Toaster = lazy(() => import('./Toaster'))

/** Where toasts appear; a live region, so that they are read out. `children` stay (the offline notice). */
export function ToastRegion({ children }: { children?: ReactNode }) {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.server)
  return (
    <chakra.div
      role="status"
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      right={{ base: '4', md: '6' }}
      left={{ base: '4', md: 'auto' }}
      bottom={{ base: '92px', md: '6' }}
      width={{ md: '420px' }}
      display="flex"
      flexDirection="column"
      gap="3"
      pointerEvents="none"
      css={{
        // Never over the buttons of a window, nor over what one writes a message with.
        'body:has([role=dialog], [role=alertdialog]) &': { bottom: 'auto', top: '4' },
        'body:has([data-composer]) &': { md: { bottom: '124px' } },
      }}
    >
      {items.length > 0 && (
        <Suspense fallback={null}>
          <Toaster items={items} />
        </Suspense>
      )}
      {children}
    </chakra.div>
  )
}
