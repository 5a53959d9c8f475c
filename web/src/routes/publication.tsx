import { PageLoading } from '../components/ui/PageLoading'

/** To be filled. */
export default function PublicationRoute() {
  return <PageLoading />
}
