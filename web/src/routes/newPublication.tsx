import { PageLoading } from '../components/ui/PageLoading'

/** To be filled. */
export default function NewPublicationRoute() {
  return <PageLoading />
}
