import { usePublicConfig } from '../../components/form/usePublicConfig'
import { CurrencyOfPlace } from './CurrencyOfPlace'
import { PromoPopup } from './PromoPopup'
import { SupportChat } from './SupportChat'
import { TagManager } from './TagManager'

/** What goes along with every page and waits until it rests. */
export default function Companions() {
  const config = usePublicConfig()
  return (
    <>
      <CurrencyOfPlace />
      <PromoPopup />
      {config?.supportChat && <SupportChat url={config.supportChat.url} />}
      {config?.tagManager && <TagManager url={config.tagManager.url} />}
    </>
  )
}
