import { lazy, Suspense } from 'react'
import { LuMenu } from 'react-icons/lu'
import { Disclosure } from '../../components/ui/Disclosure'
import { Spinner } from '../../components/ui/Spinner'
import { messages } from '../../lib/messages'
import { patiently } from '../../lib/patiently'

const CategoryBrowser = lazy(patiently(() => import('../../features/category/CategoryBrowser')))

export function CategoriesButton() {
  return (
    <Disclosure
      align="left"
      width="360px"
      button={
        <>
          <LuMenu size={20} aria-hidden="true" />
          {messages.nav.categories}
        </>
      }
      buttonProps={{ display: 'flex', alignItems: 'center', gap: '2.5', height: '52px', px: '4', borderRadius: 'lg', bg: 'azul.600', fontWeight: 700, fontSize: '0.9375rem', _hover: { bg: 'azul.500' } }}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <CategoryBrowser onChoose={close} />
        </Suspense>
      )}
    </Disclosure>
  )
}
