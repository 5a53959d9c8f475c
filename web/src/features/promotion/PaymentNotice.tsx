import { chakra } from '@chakra-ui/react/styled-system'
import { LuExternalLink } from 'react-icons/lu'
import type { ProformaStatus } from '../../__generated__/enums'
import { Spinner } from '../../components/ui/Spinner'
import { promotionMessages } from '../../lib/promotionMessages'
import { buttonRecipe } from '../../theme/recipes/button'
import type { OpenPayment } from './useOrder'
import { usePaymentOutcome } from './usePaymentOutcome'

const text = promotionMessages.notice

interface PaymentNoticeProps {
  payment: OpenPayment
  onOutcome: (status: Exclude<ProformaStatus, 'PENDING'>) => void
}

/** While somebody pays in the other window: what to do, and the way back into it. A link is never blocked. */
export function PaymentNotice({ payment, onOutcome }: PaymentNoticeProps) {
  usePaymentOutcome(payment.proformaId, onOutcome)
  return (
    <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center">
      <chakra.p color="fg.muted">{payment.isBlocked ? text.blocked : text.text}</chakra.p>
      <ExternalButton variant={payment.isBlocked ? 'primary' : 'text'} href={payment.url} target="_blank" rel="noopener noreferrer">
        {payment.isBlocked ? text.open : text.reopen}
        <LuExternalLink size={18} aria-hidden="true" />
      </ExternalButton>
      <chakra.p role="status" display="inline-flex" alignItems="center" gap="2" fontWeight={700} color="fg.give">
        <Spinner />
        {text.waiting}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {text.later}
      </chakra.p>
    </chakra.div>
  )
}

const ExternalButton = chakra('a', buttonRecipe)
