import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '../../components/ui/Card'
import { Skeleton } from '../../components/ui/Skeleton'

/** The detail on its way, in its shape. */
export function DetailSkeleton() {
  return (
    <chakra.div display="grid" gap={{ base: '6', lg: '10' }} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 448px' }} aria-busy="true">
      <chakra.div>
        <Skeleton mx={{ base: '-4', sm: '0' }} borderRadius={{ base: '0', sm: 'plumaLg' }} aspectRatio={{ base: '390 / 402', md: '712 / 560' }} />
        <Skeleton mt="6" width="40%" height="24px" />
        <Skeleton mt="3" height="72px" />
      </chakra.div>
      <Card p="6" display="grid" gap="3" alignSelf="start">
        <Skeleton width="30%" height="22px" />
        <Skeleton height="34px" />
        <Skeleton width="50%" height="34px" />
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <Skeleton height="150px" borderRadius="plumaTile" />
          <Skeleton height="150px" borderRadius="plumaTile" />
        </chakra.div>
        <Skeleton height="56px" borderRadius="lg" />
        <Skeleton height="48px" borderRadius="control" />
      </Card>
    </chakra.div>
  )
}
