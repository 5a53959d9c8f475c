import { PageTitle } from '../components/ui/PageTitle'
import { Wizard } from '../features/publishing/Wizard'
import { publishingMessages } from '../lib/publishingMessages'

/** /new_publication?paso=N, for members. */
export default function NewPublicationRoute() {
  return (
    <>
      <PageTitle>{publishingMessages.title}</PageTitle>
      <Wizard />
    </>
  )
}
